import { defineRule } from '../rules/define-rule.ts';
import { createDuplicateFinder } from '../rules/find-duplicates.ts';

export const pageTitleUnique = defineRule({
  id: 'page-title-unique',
  severity: 'error',
  summary: 'Every page has a title of its own.',
  why: 'In search results and browser tabs it is all that tells pages apart.',
  examples: [
    {
      bad: { page: { title: 'Our services' }, files: { 'pages/services.json': { title: 'Our services' } } },
      finds: [
        {
          file: 'pages/services.json',
          slice: '"Our services"',
          message: 'Duplicate title.',
          hint: 'pages/index.json has the same one. Say what sets this page apart.',
        },
      ],
      good: {
        page: { title: 'Web development services' },
        files: { 'pages/services.json': { title: 'Ecommerce services' } },
      },
    },
  ],
  looksAt: 'site',
  create: ({ report }) => createDuplicateFinder('title', report),
});
