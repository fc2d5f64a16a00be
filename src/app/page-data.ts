import type { PageAnswer, PageData } from '../shared/page.ts';

const requests = new Map<string, Promise<PageAnswer | undefined>>();

/** The address of a page's data: `/` → `/_pages/index.json`, `/company/about` → `/_pages/company/about.json`. */
export function pageDataUrl(path: string): string {
  return `/_pages${path === '/' ? '/index' : path.replace(/\/$/, '')}.json`;
}

/**
 * A page's data, or where its address leads, fetched once. Undefined when nothing is known of the address.
 * Rejects when the network fails; a later call tries again.
 */
export function fetchPageAnswer(path: string): Promise<PageAnswer | undefined> {
  const url = pageDataUrl(path);
  let request = requests.get(url);
  if (request === undefined) {
    request = loadPageData(url);
    requests.set(url, request);
    request.catch(() => requests.delete(url));
  }
  return request;
}

/** The data of a page that is known to stand at its own address. */
export async function fetchPage(path: string): Promise<PageData | undefined> {
  const answer = await fetchPageAnswer(path);
  return answer && 'sections' in answer ? answer : undefined;
}

/** Forgets what was fetched: the content has changed under us (development only). */
export function forgetPageData(): void {
  requests.clear();
}

async function loadPageData(url: string): Promise<PageAnswer | undefined> {
  const response = await fetch(url);
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('json');
  return isPage ? ((await response.json()) as PageAnswer) : undefined;
}
