import { collectionOf } from '../../content/collections.ts';
import { quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const collectionFilled = judgeAll('warning', ({ site, report, valuesOf }) => {
  const filled = new Set(site.pages.map(({ route }) => collectionOf(site.collections, route)?.route));
  for (const list of valuesOf('collection'))
    if (!list.isHidden && site.collections.has(list.value) && !filled.has(list.value))
      report(list, `Unexpected list of the collection ${quote(list.value)}, which has no entries.`, {
        hint: `Visitors see its "empty" text, or nothing. Write a page: npm run new:page -- ${list.value.slice(1)}/open-day`,
      });
});
