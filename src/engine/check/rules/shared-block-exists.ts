import { askForName } from '../../diagnostics/finding.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const sharedBlockExists = judgeAll('fixed', ({ site, report, suggest, usesOf }) => {
  const names = [...site.files.shared.keys()];
  const hint =
    names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
  for (const { value, file, place } of usesOf('sharedBlock')) {
    if (names.includes(value)) continue;
    report(file, place, askForName(`Unknown shared block ${quote(value)}.`, value, names, suggest), {
      hint,
    });
  }
});
