import type { Site } from '../content/site.ts';
import { readListed } from './read-listed.ts';
import { editBytes, type Operation } from '../json/edit-json.ts';
import { decodePath } from '../text/paths.ts';

/** A file of the site after a change. */
export interface ChangedFile {
  file: string;
  before: Buffer;
  after: Buffer;
}

/**
 * Takes addresses that have a page now from the planned links, and from what is gone. `read`: for files that are not as
 * they are on the disk any more; each entry must still have its place.
 */
export function clearAddresses(
  site: Site,
  routes: readonly string[],
  read = (file: string) => readListed(site.fileSystem, file),
): ChangedFile[] {
  const taken = new Set(routes);
  const lists = [
    { name: 'planned-links', key: 'paths', addresses: site.plannedPaths },
    { name: 'redirects', key: 'gone', addresses: site.redirects?.gone ?? [] },
  ];
  return lists.flatMap(({ name, key, addresses }) => {
    const file = site.files.site.get(name);
    const operations = addresses.flatMap((address, index): Operation[] =>
      taken.has(decodePath(address)) ? [{ op: 'remove', at: `/${key}/${index}` }] : [],
    );
    if (file === undefined || operations.length === 0) return [];
    const before = read(file);
    // From the end, so that earlier entries keep their places.
    return [
      {
        file,
        before,
        after: operations.toReversed().reduce((bytes, operation) => editBytes(bytes, operation), before),
      },
    ];
  });
}
