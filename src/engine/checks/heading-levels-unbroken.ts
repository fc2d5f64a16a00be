import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

export const headingLevelsUnbroken: Check = {
  meta: {
    rule: 'heading-levels-unbroken',
    severity: 'error',
    description:
      'Below a heading of one level come headings of the next one, and none is skipped: screen readers show the headings as an outline of the page.',
    bad: 'a list of cards (h3) without a heading of its block (h2), right after the main heading (h1)',
    good: 'the same block with a "title"',
  },
  create: ({ report }) => ({
    document(document) {
      if (document.kind !== 'page' || !document.isSound) return;
      // That there is no main heading is another rule's matter.
      const hasMain = document.facts.headings.some(({ level }) => level === 1);
      let previous = hasMain ? 0 : 1;
      for (const { value, level, place } of document.facts.headings) {
        if (level > previous + 1) {
          const before = previous === 0 ? 'no heading' : `a heading of level ${previous}`;
          const hint = `Level ${level - 1} is skipped. Give the block a heading of its own, or move it below one.`;
          report({
            file: document.file,
            place,
            message: `Expected a heading of level ${previous + 1} before ${quote(value)}: it has level ${level} and follows ${before}.`,
            hint,
          });
        }
        previous = level;
      }
    },
  }),
};
