/** A page of this site as a server gives it to browsers. */
export interface ServedPage {
  /** Where it was found, redirects followed, as the browser has it: with the site's base. */
  path: string;
  /** It runs no scripts and loads nothing. */
  document: Document;
}

/** As many pages are kept for the visitor to come back to: each takes about as much memory as if it were shown. */
const limit = 20;

const requests = new Map<string, Promise<ServedPage>>();

/** The page at a path, fetched once. Rejects when it cannot be had; a later call tries again. */
export function fetchDocument(path: string): Promise<ServedPage> {
  const request = requests.get(path) ?? loadDocument(path);
  // The latest stands last.
  requests.delete(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  const [oldest] = requests.keys();
  if (requests.size > limit) requests.delete(oldest!);
  return request;
}

/** Forgets what was fetched: the content has changed under us (development only). */
export function forgetDocuments(): void {
  requests.clear();
}

async function loadDocument(path: string): Promise<ServedPage> {
  const response = await fetch(path);
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('html');
  // As loadChunk does: a server that does not have it is no fault of the network.
  if (!isPage) throw new Error(response.url, { cause: response });
  return { path: new URL(response.url).pathname, document: parse(await response.text()) };
}

let policy: { createHTML(html: string): string } | undefined;

/** The one place where text becomes a document: what this site serves, in a document where no script runs. */
function parse(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: withoutStyles });
  const safe = policy ? policy.createHTML(html) : withoutStyles(html);
  return new DOMParser().parseFromString(safe, 'text/html');
}

/** Without `<style>` elements: they are another page's, and the policy of this one refuses them. */
function withoutStyles(html: string): string {
  const end = '</style>';
  const [start = '', ...others] = html.split('<style');
  return start + others.map((part) => part.slice(part.indexOf(end) + end.length)).join('');
}
