import { didYouMean } from '../diagnostics/edit.ts';
import { findGarbled } from '../text/find-garbled.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const textIntact = defineRule({
  id: 'text-intact',
  severity: 'error',
  summary: 'No letters of a text were garbled ("fÃ¼r") or lost ("f\ufffdr") on their way into the file.',
  why: 'Visitors would read them so. It happens when a text is saved with one encoding and read with another.',
  examples: [
    {
      bad: { hero: { title: 'Software fÃ¼r Pune' } },
      finds: [
        {
          slice: 'Ã¼',
          message: 'Unexpected letters "Ã¼". Did you mean "ü"?',
          hint: 'They were read with the wrong encoding. Copy the text anew, or write it so.',
        },
      ],
      good: { hero: { title: 'Software für Pune' } },
    },
    {
      bad: { hero: { title: 'Software f\ufffdr Pune' } },
      finds: [
        {
          slice: '\ufffd',
          message: 'Unexpected "\ufffd" in the place of a lost letter.',
          hint: 'Write the letter that stood there.',
        },
      ],
      good: { hero: { title: 'Software für Pune' } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.oddTexts) {
        if (place.at !== 'value') continue;
        const { pointer } = place;
        const garbled = findGarbled(value);
        if (garbled) {
          const { text, start, meant } = garbled;
          report({
            file,
            place: { at: 'text', pointer, text, start, isWritten: true },
            ...didYouMean(`Unexpected letters ${quote(text)}.`, text, meant, { safe: true }),
            hint: 'They were read with the wrong encoding. Copy the text anew, or write it so.',
          });
        }
        const lost = value.indexOf('\ufffd');
        if (lost !== -1)
          report({
            file,
            place: { at: 'text', pointer, text: '\ufffd', start: lost, isWritten: true },
            message: 'Unexpected "\ufffd" in the place of a lost letter.',
            hint: 'Write the letter that stood there.',
          });
      }
    },
  }),
});
