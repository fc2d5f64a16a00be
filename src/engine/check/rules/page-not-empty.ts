import { defineRule } from '../rule.ts';

export const pageNotEmpty = defineRule({
  id: 'page-not-empty',
  severity: 'error',
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
