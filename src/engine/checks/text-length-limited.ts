import { maxStringLength } from '../json/limits.ts';
import { defineRule } from '../rules/define-rule.ts';

export const textLengthLimited = defineRule({
  id: 'text-length-limited',
  severity: 'error',
  isFixed: true,
  summary: 'A single text has at most 20,000 characters, its placeholders filled in.',
  why: 'That is more than a page should hold. A longer one is not looked into, whatever else is wrong with it.',
  examples: [
    {
      bad: { hero: { text: 'Too much. '.repeat(2001) } },
      finds: [
        {
          slice: '"Too much. Too much. Too much. Too much. Too much. Too much.…',
          message: 'Too long: 20010 characters where at most 20000 fit.',
          hint: 'Shorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.',
        },
      ],
      good: { hero: { text: 'Just enough.' } },
    },
  ],
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
