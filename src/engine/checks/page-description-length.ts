import { defineRule } from '../rules/define-rule.ts';
import { checkLength } from '../rules/check-length.ts';

export const pageDescriptionLength = defineRule({
  id: 'page-description-length',
  severity: 'warning',
  summary: "A page's description has 50 to 165 characters.",
  why: 'That is about what search results show.',
  examples: [
    {
      bad: { page: { description: 'About us.' } },
      finds: [
        {
          slice: '"About us."',
          message: 'Too short: 9 characters.',
          hint: 'Between 50 and 165 characters show well in search results.',
        },
      ],
      good: {
        page: {
          description: 'Who designs, builds and looks after the software, and how long they have done so.',
        },
      },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page')
        checkLength(document.file, document.description, { min: 50, max: 165, report });
    },
  }),
});
