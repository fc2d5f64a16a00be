import { maxStringLength } from '../../json/json.ts';
import type { Rule } from '../rule.ts';

export const textLengthLimited: Rule = {
  isFixed: true,
  document({ document: { longTexts }, report }) {
    for (const { length, pointer } of longTexts) {
      report(
        { at: 'value', pointer },
        `Too long: ${length} characters where at most ${maxStringLength} fit.`,
        {
          hint: 'Shorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.',
        },
      );
    }
  },
};
