import { didYouMean } from '../diagnostics/edit.ts';
import { isOnlySlip } from '../../shared/suggest.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const keyExists = defineRule({
  id: 'key-exists',
  severity: 'error',
  summary:
    'A value that names an item of its own block, such as "defaultTab", is the "key" of one of the items.',
  why: 'Otherwise the block opens with nothing in view.',
  examples: [
    {
      bad: {
        blocks: [
          {
            type: 'tabbedText',
            title: 'Two ways',
            defaultTab: 'taem',
            tabs: [
              { key: 'project', title: 'Project', description: 'A fixed goal.' },
              { key: 'team', title: 'Team', description: 'People who join yours.' },
            ],
          },
        ],
      },
      finds: [
        {
          slice: '"taem"',
          message: 'Unknown key "taem". Did you mean "team"?',
          hint: 'The keys here are: project, team.',
        },
      ],
      good: {
        blocks: [
          {
            type: 'tabbedText',
            title: 'Two ways',
            defaultTab: 'team',
            tabs: [
              { key: 'project', title: 'Project', description: 'A fixed goal.' },
              { key: 'team', title: 'Team', description: 'People who join yours.' },
            ],
          },
        ],
      },
    },
  ],
  looksAt: 'document',
  create: ({ report, suggest }) => ({
    document({ file, facts, isKnown }) {
      for (const { value, known, place } of facts.keys) {
        // The key that is missed may be a misspelt one.
        if (known.includes(value) || ('pointer' in place && !isKnown(place.pointer))) continue;
        const meant = suggest(value, known);
        const message = `Unknown key ${quote(value)}.`;
        report({
          file,
          place,
          ...didYouMean(message, value, meant, {
            safe: meant !== undefined && isOnlySlip(value, meant, known),
          }),
          hint: `The keys here are: ${listSome(known)}.`,
        });
      }
    },
  }),
});
