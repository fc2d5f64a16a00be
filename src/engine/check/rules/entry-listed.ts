import { collectionOf } from '../../content/collections.ts';
import { judgeEach } from '../rule.ts';

export const entryListed = judgeEach('warning', ({ contentFile, site, report }) => {
  if (contentFile.kind !== 'page' || !contentFile.entry) return;
  const { route } = contentFile;
  if (collectionOf(site.collections, route)) return;
  report('/entry', 'Unexpected "entry" of a page outside of a collection: no list shows it.', {
    hint: site.collections.has(route)
      ? 'This is the page of the collection itself, which lists the others. Remove the entry.'
      : `Move the page into the folder of a collection, make one of its folder with a file _collection.json, or remove the entry.`,
  });
});
