import { didYouMean } from '../../diagnostics/finding.ts';
import { findGarbled } from '../../text/find-garbled.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

export const textIntact: Rule = {
  id: 'text-intact',
  severity: 'error',
  document({ oddTexts }, { report }) {
    for (const { value, place } of oddTexts) {
      if (place.at !== 'value') continue;
      const { pointer } = place;
      const garbled = findGarbled(value);
      if (garbled) {
        const { text, start, meant } = garbled;
        report(
          { at: 'text', pointer, text, start, isWritten: true },
          didYouMean(`Unexpected letters ${quote(text)}.`, text, meant, { safe: true }),
          { hint: 'They were read with the wrong encoding. Copy the text again, or correct it.' },
        );
      }
      const lost = value.indexOf('\ufffd');
      if (lost !== -1)
        report(
          { at: 'text', pointer, text: '\ufffd', start: lost, isWritten: true },
          'Unexpected "\ufffd" in the place of a lost letter.',
          { hint: 'Write the letter that stood there.' },
        );
    }
  },
};
