import { maxStringLength } from '../json/limits.ts';
import type { Check } from './check.ts';

export const textLengthLimited: Check = {
  meta: {
    rule: 'text-length-limited',
    severity: 'error',
    description:
      'A single text has at most 20,000 characters, its placeholders filled in. That is more than a page should hold. A longer one is not looked into, whatever else is wrong with it.',
    bad: '"text": "… a whole book …"',
    good: 'several blocks with a part each, or several pages',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { length, place } of facts.longTexts) {
        report({
          file,
          place,
          message: `Too long: ${length} characters where at most ${maxStringLength} fit.`,
          hint: 'Shorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.',
        });
      }
    },
  }),
};
