import { didYouMean } from '../../diagnostics/finding.ts';
import { findGarbled } from '../../text/find-garbled.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

/** The replacement character, also read with the wrong encoding. */
const lostLetter = /\ufffd|ï¿½/;

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
        // As the file has them: with two backslashes.
        report(
          { at: 'text', pointer, text, start, isWritten: true },
          didYouMean(`Unexpected letters ${quote(text.replaceAll('\\', '\\\\'))}.`, text, meant, {
            safe: true,
            shown: quote(meant ?? '').slice(1, -1),
          }),
          { hint: 'They were read with the wrong encoding. Copy the text again, or correct it.' },
        );
      }
      const lost = lostLetter.exec(value);
      if (lost)
        report(
          { at: 'text', pointer, text: lost[0], start: lost.index, isWritten: true },
          `Unexpected ${quote(lost[0])} in the place of a lost letter.`,
          { hint: 'Write the letter that stood there.' },
        );
    }
  },
};
