import type { Check } from './check.ts';
import { createTwinFinder } from './find-twins.ts';

export const pageDescriptionUnique: Check = {
  meta: {
    rule: 'page-description-unique',
    severity: 'error',
    description: 'Every page has a description of its own, as search results show it under the title.',
    bad: 'two pages with the same "description"',
    good: 'a description of what only this page offers',
  },
  create: ({ report }) => createTwinFinder('description', report),
};
