import { listSome, quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const sharedBlockExists = judgeAll('fixed', ({ site, report, suggest, usesOf }) => {
  const names = [...site.files.shared.keys()];
  const hint =
    names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
  for (const use of usesOf('sharedBlock')) {
    const bare = use.value.replace(/^.*\//, '').replace(/\.json$/i, '');
    if (!names.includes(use.value))
      report(use, `Unknown shared block ${quote(use.value)}.`, { ...suggest(bare, names), hint });
  }
});
