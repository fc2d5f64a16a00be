import { collectionOf } from '../../content/collections.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const entryComplete = judgeEach('error', ({ contentFile, site, report }) => {
  if (contentFile.kind !== 'page') return;
  const collection = collectionOf(site.collections, contentFile.route);
  // A misspelt property may be the missing one.
  const isKnown = (pattern: RegExp) =>
    !contentFile.findings.some(({ place }) => place.at !== 'value' || pattern.test(place.pointer));
  if (!collection || !isKnown(/^(?:\/[^/]*)?$/)) return;
  const { entry, route } = contentFile;
  const { name, requires = [] } = collection.settings ?? {};
  const of = name === undefined ? `the collection "${collection.route}"` : `the collection ${quote(name)}`;
  if (!entry) {
    const wanted = listSome(['date', ...requires].map((key) => `"${key}"`));
    report('', `Missing "entry" of the page "${route}", which is in ${of}.`, {
      hint: `Without it, no list shows the page. Write an object with ${wanted}: "entry": { "date": "2027-03-31" }. A page that is not to be listed belongs into another folder.`,
    });
    return;
  }
  if (!isKnown(/^\/entry/)) return;
  for (const key of requires)
    if (entry[key] === undefined)
      report('/entry', `Missing ${quote(key)} of the entry.`, {
        hint: `${collection.compiled.file} says that each entry of ${of} has one: its lists show it.`,
      });
});
