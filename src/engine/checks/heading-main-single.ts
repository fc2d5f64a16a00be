import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

export const headingMainSingle: Check = {
  meta: {
    rule: 'heading-main-single',
    severity: 'error',
    description:
      'A page has exactly one main heading (h1). It comes from the block that opens the page, such as a hero; docs/sections.md says which headings are main ones.',
    bad: 'a page with two heroes, or with none',
    good: 'a page with one hero, at the top',
  },
  create: ({ report }) => ({
    document(document) {
      if (document.kind !== 'page') return;
      const { file, facts, blocks } = document;
      const [first, ...others] = facts.headings.filter(({ level }) => level === 1);
      const mayHaveMain = blocks.some(({ isKnown, levels }) => !isKnown && levels?.has(1) !== false);
      // That everything is hidden is another rule's matter.
      if (!first && !mayHaveMain && blocks.some(({ isHidden }) => !isHidden)) {
        report({
          file,
          place: { at: 'key', pointer: '/sections' },
          message: 'Missing main heading (h1).',
          hint: 'Begin the page with a block that has one, such as a hero.',
        });
      }
      for (const { value, place } of others) {
        report({
          file,
          place,
          message: `Duplicate main heading (h1) ${quote(value)}.`,
          hint: `The page has ${quote(first?.value ?? '')} already. Use a block whose heading is a lower one.`,
        });
      }
    },
  }),
};
