import { defineRule } from '../rules/define-rule.ts';
import { checkLength } from '../rules/check-length.ts';

export const pageTitleLength = defineRule({
  id: 'page-title-length',
  severity: 'warning',
  summary: "A page's title has 10 to 65 characters.",
  why: 'Shorter ones say too little, longer ones are cut off in search results.',
  examples: [
    {
      bad: { page: { title: 'Home' } },
      finds: [
        {
          slice: '"Home"',
          message: 'Too short: 4 characters.',
          hint: 'Between 10 and 65 characters show well in search results.',
        },
      ],
      good: { page: { title: 'Software from Pune, made to last' } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page') checkLength(document.file, document.title, { min: 10, max: 65, report });
    },
  }),
});
