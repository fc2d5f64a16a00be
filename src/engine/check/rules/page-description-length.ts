import { defineRule } from '../rule.ts';
import { checkLength } from './shared/check-length.ts';

export const pageDescriptionLength = defineRule({
  id: 'page-description-length',
  severity: 'warning',
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page')
        checkLength(document.file, document.description, { min: 50, max: 165, report });
    },
  }),
});
