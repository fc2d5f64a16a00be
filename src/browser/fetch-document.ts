import { headOf } from './replace-head.ts';

/** A page of this site, fetched from the server. */
export interface ServedPage {
  /** Path after redirects, with the site's base. */
  path: string;
  /** A parsed document, which runs no scripts and loads no files. */
  document: Document;
  /** What the document's head says about the page. While the page is shown, the open document has these elements. */
  head: readonly Element[];
}

/** Number of pages cached for Back and Forward: each takes about as much memory as a shown page. */
const limit = 20;

const requests = new Map<string, Promise<ServedPage>>();

/** The page at a path, cached. Rejects when it cannot be loaded; a later call tries again. */
export function fetchDocument(path: string): Promise<ServedPage> {
  const request = requests.get(path) ?? loadDocument(path);
  // Moves the entry to the end, as the newest.
  requests.delete(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  const [oldest] = requests.keys();
  if (requests.size > limit) requests.delete(oldest!);
  return request;
}

/** Empties the cache after a change of content (development only). */
export function clearDocuments(): void {
  requests.clear();
}

async function loadDocument(path: string): Promise<ServedPage> {
  const response = await fetch(path);
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('html');
  // As in loadChunk, `cause` marks an answer of the server, unlike a network error.
  if (!isPage) throw new Error(response.url, { cause: response });
  const document = parse(await response.text());
  return { path: new URL(response.url).pathname, document, head: headOf(document) };
}

let policy: { createHTML(html: string): string } | undefined;

/** The only conversion of text to a document for visitors: HTML from this site, into a document that runs no scripts. */
function parse(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: withoutStyles });
  const safe = policy ? policy.createHTML(html) : withoutStyles(html);
  return new DOMParser().parseFromString(safe, 'text/html');
}

/** Without `<style>` elements: the policy of the current page refuses those of other pages. */
function withoutStyles(html: string): string {
  const end = '</style>';
  const [start = '', ...styles] = html.split('<style');
  return start + styles.map((style) => style.slice(style.indexOf(end) + end.length)).join('');
}
