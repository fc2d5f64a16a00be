import type { Check } from './check.ts';
import { createTwinFinder } from './find-twins.ts';

export const pageTitleUnique: Check = {
  meta: {
    rule: 'page-title-unique',
    severity: 'error',
    description:
      'Every page has a title of its own: in search results and browser tabs it is all that tells pages apart.',
    bad: 'two pages with "title": "Our services"',
    good: '"title": "Web development services" and "title": "Ecommerce services"',
  },
  create: ({ report }) => createTwinFinder('title', report),
};
