import { defineRule } from '../rules/define-rule.ts';

export const anchorUnique = defineRule({
  id: 'anchor-unique',
  severity: 'error',
  summary: 'The "id" of a block stands once on a page.',
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
          hint: 'Another block of this page has it. Give this one another id.',
        },
      ],
      good: {
        hero: { id: 'services' },
        blocks: [{ type: 'cardGrid', id: 'more-services', title: 'More', cards: [{ title: 'A card' }] }],
      },
    },
  ],
  create: ({ report }) => ({
    document({ kind, file, facts }) {
      if (kind !== 'page') return;
      const seen = new Set<string>();
      for (const { value, place } of facts.anchors) {
        if (seen.has(value))
          report({
            file,
            place,
            message: `Duplicate id "${value}".`,
            hint: 'Another block of this page has it. Give this one another id.',
          });
        seen.add(value);
      }
    },
  }),
});
