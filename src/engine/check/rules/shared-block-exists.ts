import { listSome, quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const sharedBlockExists = judgeAll('fixed', ({ site, report, suggest, valuesOf }) => {
  const names = [...site.files.shared.keys()];
  const hint =
    names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
  for (const placement of valuesOf('sharedBlock')) {
    const bare = placement.value.replace(/^.*\//, '').replace(/\.json$/i, '');
    if (!names.includes(placement.value))
      report(placement, `Unknown shared block ${quote(placement.value)}.`, { ...suggest(bare, names), hint });
  }
});
