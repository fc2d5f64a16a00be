import { didYouMean } from '../diagnostics/edit.ts';
import { isOnlySlip } from '../../shared/suggest.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const sharedBlockExists = defineRule({
  id: 'shared-block-exists',
  severity: 'error',
  isFixed: true,
  summary:
    'A block { "type": "shared", "use": "technologies" } shows the file _shared/technologies.json, which has to exist.',
  why: 'There would be nothing to show.',
  examples: [
    {
      bad: {
        blocks: [{ type: 'shared', use: 'technolgies' }],
        files: {
          'pages/_shared/technologies.json': {
            type: 'cardGrid',
            title: 'Technologies',
            cards: [{ title: 'A card' }],
          },
        },
      },
      finds: [
        {
          slice: '"technolgies"',
          message: 'Unknown shared block "technolgies". Did you mean "technologies"?',
          hint: 'Known: technologies.',
        },
      ],
      good: {
        blocks: [{ type: 'shared', use: 'technologies' }],
        files: {
          'pages/_shared/technologies.json': {
            type: 'cardGrid',
            title: 'Technologies',
            cards: [{ title: 'A card' }],
          },
        },
      },
    },
  ],
  looksAt: 'site',
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
          ...didYouMean(`Unknown shared block ${quote(value)}.`, value, meant, {
            safe: meant !== undefined && isOnlySlip(value, meant, names),
          }),
          hint,
        });
      }
    },
  }),
});
