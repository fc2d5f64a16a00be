import { defineRule } from '../rule.ts';
import { checkLength } from './shared/check-length.ts';

export const pageTitleLength = defineRule({
  id: 'page-title-length',
  severity: 'warning',
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page') checkLength(document.file, document.title, { min: 10, max: 65, report });
    },
  }),
});
