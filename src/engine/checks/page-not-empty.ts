import { defineRule } from '../rules/define-rule.ts';

export const pageNotEmpty = defineRule({
  id: 'page-not-empty',
  severity: 'error',
  summary: 'A page shows something: at least one of its blocks is not hidden.',
  why: 'An empty page says to visitors that something is broken.',
  examples: [
    {
      bad: { hero: { hidden: true } },
      finds: [
        {
          slice: '"sections"',
          message: 'Missing content: every block of this page is hidden.',
          hint: 'Show one of them, or remove the page.',
        },
      ],
      good: { hero: { hidden: false } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      if (document.kind !== 'page' || document.blocks.length === 0) return;
      if (document.blocks.some(({ isHidden }) => !isHidden)) return;
      report({
        file: document.file,
        place: { at: 'key', pointer: '/sections' },
        message: 'Missing content: every block of this page is hidden.',
        hint: 'Show one of them, or remove the page.',
      });
    },
  }),
});
