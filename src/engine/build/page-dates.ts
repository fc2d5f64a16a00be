import { compileShared } from '../content/block.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { usesOf } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';
import type { LastChanges } from './last-changes.ts';

/**
 * The last change of a page: of its own file or of a shared block that it places, as `2026-03-31T08:30:00Z`.
 * Undefined while one of them has no date.
 */
export function lastChangeOf(
  site: Site,
  changes: LastChanges,
  { file: ownFile, shared }: Pick<CheckedPage, 'file' | 'shared'>,
): string | undefined {
  const { files, pagesDir, schemas } = site;
  const names = new Set(shared);
  // The loop also visits the names that it adds.
  for (const name of names) {
    const block = schemas && compileShared(site, schemas, name);
    for (const { value } of block ? usesOf(block, 'sharedBlock') : []) names.add(value);
  }
  const sources = [ownFile, ...Array.from(names, (name) => files.shared.get(name) ?? '')];
  const times = sources.map((file) => changes.get(file.slice(pagesDir.length + 1)) ?? Number.NaN);
  const last = Math.max(...times);
  return Number.isNaN(last) ? undefined : new Date(last * 1000).toISOString().replace('.000Z', 'Z');
}
