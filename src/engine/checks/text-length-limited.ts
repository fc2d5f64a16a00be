import { maxStringLength } from '../site/limits.ts';
import type { Check } from './check.ts';

export const textLengthLimited: Check = {
  meta: {
    rule: 'text-length-limited',
    severity: 'error',
    description: 'A single text has at most 20,000 characters. That is more than a page should hold.',
    bad: '"text": "… a whole book …"',
    good: 'several blocks with a part each, or several pages',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.texts) {
        if (value.length <= maxStringLength) continue;
        report({
          file,
          place,
          message: `Too long: ${value.length} characters where at most ${maxStringLength} fit.`,
          hint: 'Spread the text over several blocks or pages.',
        });
      }
    },
  }),
};
