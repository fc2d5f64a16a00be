import type { Check } from './check.ts';

export const pageNotEmpty: Check = {
  meta: {
    rule: 'page-not-empty',
    severity: 'error',
    description: 'A page shows something: at least one of its blocks is not hidden.',
    bad: '"sections": [{ "type": "hero", "hidden": true, "title": "About us" }]',
    good: '"sections": [{ "type": "hero", "title": "About us" }]',
  },
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
};
