import type { Collection as CollectionFile } from '../../shared/generated/site.ts';
import type { CommonFile } from './compiled-file.ts';

/** A folder with a `_collection.json`. */
export interface Collection {
  /** The address of the folder: `/news`. */
  route: string;
  compiled: CommonFile;
  /** What the file says; undefined while it has mistakes. */
  settings: CollectionFile | undefined;
}

/** By address. */
export type Collections = ReadonlyMap<string, Collection>;

/** The collection to which the page at an address belongs: the nearest one around it. A collection's own page does not. */
export function collectionOf(collections: Collections, route: string): Collection | undefined {
  if (collections.size === 0) return undefined;
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const collection = collections.get(route.slice(0, end));
    if (collection) return collection;
  }
  return undefined;
}
