import { maxStringLength } from '../../json/limits.ts';
import { defineRule } from '../rule.ts';

export const textLengthLimited = defineRule({
  id: 'text-length-limited',
  severity: 'error',
  isFixed: true,
  looksAt: 'document',
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
});
