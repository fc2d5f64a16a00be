import type { Check } from './check.ts';
import { checkLength } from './check-length.ts';

export const pageTitleLength: Check = {
  meta: {
    rule: 'page-title-length',
    severity: 'warning',
    description:
      "A page's title has 10 to 65 characters: shorter ones say too little, longer ones are cut off in search results.",
    bad: '"title": "Home"',
    good: '"title": "Weftari: software from Pune, made to last"',
  },
  create: ({ report }) => ({
    document(document) {
      if (document.kind === 'page') checkLength(document.file, document.title, { min: 10, max: 65, report });
    },
  }),
};
