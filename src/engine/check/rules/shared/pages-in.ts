import type { DocumentSummary } from '../../../content/document.ts';

/** The pages among the documents. */
export function pagesIn(documents: readonly DocumentSummary[]) {
  return documents.filter((document) => document.kind === 'page');
}

/** The route of the page that each alias leads to. */
export function routesByAlias(documents: readonly DocumentSummary[]): ReadonlyMap<string, string> {
  return new Map(
    pagesIn(documents).flatMap(({ aliases, route }) => aliases.map(({ value }) => [value, route] as const)),
  );
}
