import { isBlank } from '../../../shared/blank.ts';
import type { Rule } from '../rule.ts';

export const titleNotBlank: Rule = {
  id: 'title-not-blank',
  severity: 'error',
  document(document, { report }) {
    const { facts } = document;
    const texts =
      document.kind === 'page' ? [document.title, document.description, ...facts.headings] : facts.headings;
    for (const text of texts) {
      if (text && isBlank(text.value))
        report(
          text,
          `Expected a text instead of ${text.value.trim() === '' ? 'spaces' : 'characters that cannot be seen'}.`,
          { hint: 'Write one, or leave the property out where it is not required.' },
        );
    }
  },
};
