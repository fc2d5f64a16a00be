import type { Page } from '../content/compiled-file.ts';
import { compilePage } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import { readListed } from '../new-page/read-listed.ts';
import type { PageFile } from '../files/page-files.ts';
import { editBytes, type Operation } from '../json/edit-json.ts';
import { isObject } from '../json/json.ts';
import { refuse } from './refuse.ts';

/**
 * The file of a page with these addresses among its aliases. `newAddress`: its own from now on, which is no alias any more.
 * @throws Error, with a sentence for the author, for a page that cannot have them.
 */
export function addAliases(
  site: Site,
  page: Page,
  added: readonly string[],
  newAddress?: string,
  bytes = readListed(site.fileSystem, page.file),
): Buffer {
  const { file, value, aliases } = page;
  if (!isObject(value))
    throw refuse(`${file} cannot be read. Correct what "npm run check" says of it first.`);
  const { properties } = site.schemas.page.field;
  const addresses = new Set(aliases.map((alias) => alias.value));
  const fresh = added.filter((address) => !addresses.has(address));
  const stale = aliases.find((alias) => alias.value === newAddress);
  const count = aliases.length + fresh.length - (stale ? 1 : 0);
  const maximum = Number(properties?.get('aliases')?.schema.maxItems);
  if (count > maximum)
    throw refuse(
      `${file} would have ${count} aliases, and a page has at most ${maximum}. Remove old ones first.`,
    );
  const operations = operationsFor(fresh, stale?.place.pointer, aliases.length);
  return operations.reduce(
    (edited, operation) => editBytes(edited, operation, () => properties?.keys() ?? []),
    bytes,
  );
}

/** The first new alias takes the place of one that is no alias any more, so that one line changes. */
function operationsFor(fresh: readonly string[], stale: string | undefined, count: number): Operation[] {
  if (count === 0) return fresh.length === 0 ? [] : [{ op: 'set', at: '/aliases', value: [...fresh] }];
  if (stale !== undefined && fresh.length === 0) return [removal(stale, count)];
  return fresh.map((value, index) =>
    index === 0 && stale !== undefined
      ? { op: 'set', at: stale, value }
      : { op: 'insert', at: '/aliases/-', value },
  );
}

/** The file of a page without one of its aliases. */
export function withoutAlias(site: Site, page: PageFile, bytes: Buffer, alias: string): Buffer {
  const fileSystem = { ...site.fileSystem, read: () => bytes };
  const { aliases } = compilePage({ ...site, fileSystem }, page);
  const holder = aliases.find(({ value }) => value === alias);
  return holder ? editBytes(bytes, removal(holder.place.pointer, aliases.length)) : bytes;
}

/** Removes the list, too, when nothing else is in it. */
function removal(pointer: string, count: number): Operation {
  return { op: 'remove', at: count === 1 ? '/aliases' : pointer };
}
