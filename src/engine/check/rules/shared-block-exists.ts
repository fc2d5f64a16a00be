import { askForName } from '../../diagnostics/finding.ts';
import { listSome, quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';
import { usesIn } from './shared/uses-in.ts';

export const sharedBlockExists: Rule = {
  isFixed: true,
  compare({ documents, site, report, suggest }) {
    const names = [...site.files.shared.keys()];
    const hint =
      names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
    for (const { value, file, place } of usesIn(documents, 'sharedBlock')) {
      if (names.includes(value)) continue;
      report(file, place, askForName(`Unknown shared block ${quote(value)}.`, value, names, suggest), {
        hint,
      });
    }
  },
};
