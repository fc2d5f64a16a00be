import type { PageData } from '../shared/page.ts';

const requests = new Map<string, Promise<PageData | undefined>>();

/** The address of a page's data: `/` → `/_pages/index.json`, `/company/about` → `/_pages/company/about.json`. */
export function pageDataUrl(path: string): string {
  return `/_pages${path === '/' ? '/index' : path.replace(/\/$/, '')}.json`;
}

/**
 * A page's data, fetched once. Undefined when there is no such page.
 * Rejects when the network fails; a later call tries again.
 */
export function fetchPageData(path: string): Promise<PageData | undefined> {
  const url = pageDataUrl(path);
  let request = requests.get(url);
  if (request === undefined) {
    request = loadPageData(url);
    requests.set(url, request);
    request.catch(() => requests.delete(url));
  }
  return request;
}

/** Forgets what was fetched: the content has changed under us (development only). */
export function forgetPageData(): void {
  requests.clear();
}

async function loadPageData(url: string): Promise<PageData | undefined> {
  const response = await fetch(url);
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('json');
  return isPage ? ((await response.json()) as PageData) : undefined;
}
