import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

export const sharedBlockExists: Check = {
  meta: {
    rule: 'shared-block-exists',
    severity: 'error',
    description:
      'A block { "type": "shared", "use": "technologies" } shows the file _shared/technologies.json, which has to exist.',
    bad: '{ "type": "shared", "use": "technolgies" }',
    good: '{ "type": "shared", "use": "technologies" }',
  },
  create: ({ site, report, suggest }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.shared) {
        if (site.files.shared.has(value)) continue;
        const names = [...site.files.shared.keys()];
        const meant = suggest(value, names);
        const hint =
          names.length === 0 ? `There are none in ${site.pagesDir}/_shared/.` : `Known: ${listSome(names)}.`;
        report({
          file,
          place,
          message: `Unknown shared block ${quote(value)}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
          hint,
        });
      }
    },
  }),
};
