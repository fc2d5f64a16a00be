import { collectionOf } from '../../content/collections.ts';
import { entryId } from '../../content/entry-id.ts';
import { quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const entryIdUnique = judgeAll('fixed', ({ pages, site, report }) => {
  const owners = new Map<string, string>();
  const url = site.placeholders?.get('url') ?? '';
  // What a file says comes before what is made of an address.
  const withId = pages.filter(({ entry }) => entry?.id !== undefined);
  const withoutId = pages.filter(({ entry }) => entry && entry.id === undefined);
  for (const { file, route, entry } of [...withoutId, ...withId]) {
    if (!entry || !collectionOf(site.collections, route)?.settings?.feed) continue;
    const id = String(entry.id ?? entryId(url, String(entry.date), route));
    const owner = owners.get(id);
    if (owner === undefined) owners.set(id, file);
    else
      report(
        { file, place: { at: 'value', pointer: '/entry/id' } },
        `Duplicate id ${quote(id)} of an entry.`,
        {
          hint: `${owner} has it too, and programs for feeds show only one of the two. In the page that was copied or written last, remove "id", or write another one.`,
          fix: { removes: true, safe: false },
        },
      );
  }
});
