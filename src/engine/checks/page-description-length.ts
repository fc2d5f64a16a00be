import type { Check } from './check.ts';
import { checkLength } from './check-length.ts';

export const pageDescriptionLength: Check = {
  meta: {
    rule: 'page-description-length',
    severity: 'warning',
    description: "A page's description has 50 to 165 characters: about what search results show.",
    bad: '"description": "About us."',
    good: '"description": "Who designs, builds and looks after software at Weftari, and how long they have done so."',
  },
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page')
        checkLength(document.file, document.description, { min: 50, max: 165, report });
    },
  }),
};
