import type { DocumentSummary } from '../../../content/document.ts';
import { type ComparedUse, usesOf } from '../../../content/roles/index.ts';

/** The uses of some roles in all documents, each with its file. */
export function usesIn<Name extends ComparedUse['role']>(
  documents: readonly DocumentSummary[],
  ...names: readonly Name[]
): (Extract<ComparedUse, { role: Name }> & { file: string })[] {
  return documents.flatMap((document) =>
    usesOf(document, ...names).map((use) => ({ ...use, file: document.file })),
  );
}

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
