import { defineRule } from '../rules/define-rule.ts';
import { createDuplicateFinder } from '../rules/find-duplicates.ts';

export const pageDescriptionUnique = defineRule({
  id: 'page-description-unique',
  severity: 'error',
  summary: 'Every page has a description of its own.',
  why: 'Search results show it under the title.',
  examples: [
    {
      bad: {
        page: { description: 'What we offer, and how to reach us about a project or a job.' },
        files: {
          'pages/services.json': {
            description: 'What we offer, and how to reach us about a project or a job.',
          },
        },
      },
      finds: [
        {
          file: 'pages/services.json',
          slice: '"What we offer, and how to reach us about a project or a job…',
          message: 'Duplicate description.',
          hint: 'pages/index.json has the same one. Say what sets this page apart.',
        },
      ],
      good: {
        page: { description: 'How to reach us about a project or a job, by phone or by e-mail.' },
        files: {
          'pages/services.json': {
            description: 'What we offer, from the first sketch to years of looking after it.',
          },
        },
      },
    },
  ],
  looksAt: 'site',
  create: ({ report }) => createDuplicateFinder('description', report),
});
