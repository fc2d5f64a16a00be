import { groupBy } from '../../text/group-by.ts';
import { quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

const removal = { removes: true, safe: false } as const;

export const listPagedOnce = judgeAll('error', ({ pages, site, report, valuesOf }) => {
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const paged = valuesOf('collection').filter(({ isPaged, isHidden }) => isPaged && !isHidden);
  for (const [file, lists] of groupBy(paged, (list) => list.file)) {
    let isFirst = true;
    for (const { value, place } of lists) {
      const pointer = place.pointer.replace(/collection$/, 'paged');
      const at = { file, place: { at: 'value', pointer } } as const;
      // Another rule reports an unknown one.
      if (!site.collections.has(value)) continue;
      if (routes.get(file) !== value)
        report(at, `Unexpected "paged": only the page ${quote(value)} itself can divide its list.`, {
          hint: `The second page would have the address "${value}/2". Write "show" for the newest entries, and a "link" to ${quote(value)}.`,
          fix: removal,
        });
      else if (!isFirst)
        report(at, 'Duplicate "paged" list on this page.', {
          hint: `The address "${value}/2" can be the second page of one list only. Remove "paged" from the others.`,
          fix: removal,
        });
      else isFirst = false;
    }
  }
});
