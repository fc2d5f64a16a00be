import { collectionOf } from '../content/collections.ts';
import { entryId } from '../content/entry-id.ts';
import type { Page } from '../content/compiled-file.ts';
import type { Site } from '../content/site.ts';
import { readListed } from '../new-page/read-listed.ts';
import { feedPath } from '../../shared/lists.ts';
import { basePrefix } from '../../shared/base.ts';
import { editBytes } from '../json/edit-json.ts';
import { isObject } from '../json/json.ts';

/**
 * The file of a page that gets another address, with the id by which programs know it in a feed: that of its address
 * until now. `bytes`: its file.
 */
export function keepEntryId(site: Site, { route, entry }: Page, bytes: Buffer): Buffer {
  const isInFeed = collectionOf(site.collections, route)?.settings?.feed === true;
  const url = site.placeholders?.get('url');
  if (!isInFeed || !entry || entry.id !== undefined || typeof entry.date !== 'string' || !url) return bytes;
  const { properties } = site.schemas.page.field.properties.get('entry') ?? {};
  const value = entryId(url, entry.date, route);
  return editBytes(bytes, { op: 'set', at: '/entry/id', value }, () => properties?.keys() ?? []);
}

/** A `_collection.json` that gets another address, as it was and as it will be. */
interface MovedCollection {
  from: string;
  to: string;
  after: Buffer;
}

/** The files of the collections at and below an address, at their new ones. A feed keeps its id. */
export function moveCollections(site: Site, from: string, to: string): MovedCollection[] {
  const { pagesDir, fileSystem, base, language } = site;
  const url = site.placeholders?.get('url');
  return [...site.collections.values()].flatMap(({ route, compiled, settings }) => {
    if (route !== from && !route.startsWith(`${from}/`)) return [];
    const bytes = readListed(fileSystem, compiled.file);
    const id = url && `${url}${basePrefix(base)}${feedPath({ address: route, lang: language }, language)}`;
    const isKnown = !settings?.feed || settings.id !== undefined || !id || !isObject(compiled.value);
    const after = isKnown
      ? bytes
      : editBytes(
          bytes,
          { op: 'set', at: '/id', value: id },
          () => site.schemas.collection?.field.properties.keys() ?? [],
        );
    return [
      { from: compiled.file, to: pagesDir + to + compiled.file.slice(pagesDir.length + from.length), after },
    ];
  });
}
