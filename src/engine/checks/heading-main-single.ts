import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const headingMainSingle = defineRule({
  id: 'heading-main-single',
  severity: 'error',
  summary:
    'A page has exactly one main heading (h1). It comes from the block that opens the page, such as a hero; docs/sections.md says which headings are main ones.',
  why: 'It tells readers, screen readers and search engines what the page is about.',
  examples: [
    {
      bad: { blocks: [{ type: 'hero', title: 'Another beginning' }] },
      finds: [
        {
          slice: '"Another beginning"',
          message: 'Duplicate main heading (h1) "Another beginning".',
          hint: 'The page has "Software that lasts" already. Use a block whose heading is a lower one.',
        },
      ],
      good: { blocks: [{ type: 'cardGrid', title: 'Another block', cards: [{ title: 'A card' }] }] },
    },
    {
      bad: {
        files: {
          'pages/index.json': {
            sections: [{ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A card' }] }],
          },
        },
      },
      finds: [
        {
          slice: '"sections"',
          message: 'Missing main heading (h1).',
          hint: 'Begin the page with a block that has one, such as a hero.',
        },
      ],
      good: { hero: { title: 'Made to last' } },
    },
  ],
  create: ({ report }) => ({
    document(document) {
      if (document.kind !== 'page') return;
      const { file, facts, blocks } = document;
      const [first, ...others] = facts.headings.filter(({ level }) => level === 1);
      const mayHaveMain = blocks.some(({ isKnown, levels }) => !isKnown && levels?.has(1) !== false);
      // That everything is hidden is another rule's matter.
      if (!first && !mayHaveMain && blocks.some(({ isHidden }) => !isHidden)) {
        report({
          file,
          place: { at: 'key', pointer: '/sections' },
          message: 'Missing main heading (h1).',
          hint: 'Begin the page with a block that has one, such as a hero.',
        });
      }
      for (const { value, place } of others) {
        report({
          file,
          place,
          message: `Duplicate main heading (h1) ${quote(value)}.`,
          hint: `The page has ${quote(first?.value ?? '')} already. Use a block whose heading is a lower one.`,
        });
      }
    },
  }),
});
