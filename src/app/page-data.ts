import { withBase, withoutBase } from '../shared/base.ts';
import type { PageData } from '../shared/page.ts';
import { homeRoute, toRoute } from '../shared/routes.ts';

const base = import.meta.env.BASE_URL;
const requests = new Map<string, Promise<PageData | undefined>>();

/**
 * The address of the data of the page at a path as the browser has it: `/company/about` →
 * `/_pages/company/about.json`, and `/site/` → `/site/_pages/index.json` where that is the base.
 */
function pageDataUrl(path: string): string {
  const route = toRoute(withoutBase(base, path) ?? homeRoute);
  return withBase(base, `/_pages${route === homeRoute ? '/index' : route}.json`);
}

/**
 * The data of the page at a path, fetched once. Undefined when nothing is known of the address. Rejects when the network
 * fails; a later call tries again.
 */
export function fetchPage(path: string): Promise<PageData | undefined> {
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
