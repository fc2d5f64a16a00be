import { isBlank } from '../../../shared/blank.ts';
import { defineRule } from '../rule.ts';

export const titleNotBlank = defineRule({
  id: 'title-not-blank',
  severity: 'error',
  looksAt: 'document',
  create: ({ report }) => ({
    document(document) {
      const { file, facts } = document;
      const texts =
        document.kind === 'page' ? [document.title, document.description, ...facts.headings] : facts.headings;
      for (const text of texts) {
        if (text && isBlank(text.value))
          report({
            file,
            place: text.place,
            message: `Expected a text instead of ${text.value.trim() === '' ? 'spaces' : 'characters that cannot be seen'}.`,
            hint: 'Write one, or leave the property out where it is not required.',
          });
      }
    },
  }),
});
