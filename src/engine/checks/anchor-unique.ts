import type { Place } from '../diagnostics/place.ts';
import { defineRule } from '../rules/define-rule.ts';

export const anchorUnique = defineRule({
  id: 'anchor-unique',
  severity: 'error',
  summary: 'The "id" of a block, and the "key" of a tab, stands once on a page.',
  why: 'It is where links to the block jump.',
  examples: [
    {
      bad: {
        hero: { id: 'services' },
        blocks: [{ type: 'cardGrid', id: 'services', title: 'More', cards: [{ title: 'A card' }] }],
      },
      finds: [
        {
          slice: '"services"',
          message: 'Duplicate id "services".',
          hint: 'The id of line 8 is the same, and links jump to it. Give this one another.',
        },
      ],
      good: {
        hero: { id: 'services' },
        blocks: [{ type: 'cardGrid', id: 'more-services', title: 'More', cards: [{ title: 'A card' }] }],
      },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ kind, file, facts }) {
      if (kind !== 'page') return;
      const seen = new Map<string, Place>();
      for (const { value, place } of facts.anchors) {
        const other = seen.get(value);
        if (!other) seen.set(value, place);
        else
          report({
            file,
            place,
            message: `Duplicate ${nameOf(place)} "${value}".`,
            seeAlso: {
              place: other,
              hint: (line) =>
                `The ${nameOf(other)} of line ${line} is the same, and links jump to it. Give this one another.`,
            },
          });
      }
    },
  }),
});

/** "id" or "key"; what a shared block brings stands where it is placed. */
function nameOf(place: Place): string {
  return 'pointer' in place && place.pointer.endsWith('/key') ? 'key' : 'id';
}
