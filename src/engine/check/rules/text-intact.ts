import { findGarbled } from '../../text/find-garbled.ts';
import { quote } from '../../text/messages.ts';
import { placeIn } from '../../content/document.ts';
import { judgeEach } from '../rule.ts';

/** The replacement character, also read with the wrong encoding. */
const lostLetter = /\ufffd|ï¿½|锟斤拷/;

export const textIntact = judgeEach('error', ({ document: { texts }, report }) => {
  for (const written of texts) {
    const garbled = findGarbled(written.value);
    if (garbled) {
      const { text, start, meant } = garbled;
      // As the file has them: with two backslashes.
      report(placeIn(written, text, start), `Unexpected letters ${quote(text.replaceAll('\\', '\\\\'))}.`, {
        meant,
        safe: true,
        shown: quote(meant ?? '').slice(1, -1),
        hint: `They ${text.startsWith('\\') ? 'stand for other signs' : 'were read with the wrong encoding'}. Copy the text again, or correct it.`,
      });
    }
    const lost = lostLetter.exec(written.value);
    if (lost)
      report(
        placeIn(written, lost[0], lost.index),
        `Unexpected ${quote(lost[0])} in the place of a lost letter.`,
        { hint: 'Write the letter that stood there.' },
      );
  }
});
