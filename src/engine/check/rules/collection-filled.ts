import { collectionOf } from '../../content/collections.ts';
import { quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const collectionFilled = judgeAll('warning', ({ site, report, usesOf }) => {
  const filled = new Set(site.pages.map(({ route }) => collectionOf(site.collections, route)?.route));
  for (const use of usesOf('collection'))
    if (!use.isHidden && site.collections.has(use.value) && !filled.has(use.value))
      report(use, `Unexpected list of the collection ${quote(use.value)}, which has no entries.`, {
        hint: `Visitors see its "empty" text, or nothing. Write a page: npm run new:page -- ${use.value.slice(1)}/open-day`,
      });
});
