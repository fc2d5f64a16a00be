import { askForName } from '../../diagnostics/finding.ts';
import { listSome, quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const sharedBlockExists: Rule = {
  id: 'shared-block-exists',
  severity: 'error',
  isFixed: true,
  start: ({ site, report, suggest }) => ({
    document(document) {
      for (const { value, place } of usesOf(document, 'sharedBlock')) {
        if (site.files.shared.has(value)) continue;
        const names = [...site.files.shared.keys()];
        const message = `Unknown shared block ${quote(value)}.`;
        const hint =
          names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
        report(document.file, place, askForName(message, value, names, suggest), { hint });
      }
    },
  }),
};
