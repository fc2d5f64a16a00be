import { findGarbled } from '../../text/find-garbled.ts';
import { quote } from '../../text/messages.ts';
import { findLostBackslash } from '../../text/find-lost-backslash.ts';
import { placeIn } from '../../content/compiled-file.ts';
import { judgeEach } from '../rule.ts';

/** The replacement character, also read with the wrong encoding. */
const lostLetter = /\ufffd|ï¿½|锟斤拷/;

/** A text as JSON has it, in quotes. */
const asTyped = (text: string) => quote(JSON.stringify(text).slice(1, -1));

const advice = {
  'control character': 'Visitors see nothing in the place of the control character.',
  'line end': 'Where a line end is meant, write a space before it.',
  tab: 'Where a tab is meant, write a space: visitors see one.',
};

export const textIntact = judgeEach('error', ({ contentFile: { texts }, report }) => {
  for (const fullText of texts) {
    const garbled = findGarbled(fullText.value);
    if (garbled) {
      const { text, start, meant } = garbled;
      // As the file has them: with two backslashes.
      report(placeIn(fullText, text, start), `Unexpected letters ${quote(text.replaceAll('\\', '\\\\'))}.`, {
        meant,
        safe: true,
        shownAs: quote(meant ?? '').slice(1, -1),
        hint: `They ${text.startsWith('\\') ? 'stand for other signs' : 'were read with the wrong encoding'}. Copy the text again, or correct it.`,
      });
    }
    const isRead = fullText.isPlain || fullText.field?.role === 'richText';
    const unescaped = isRead ? findLostBackslash(fullText.value) : undefined;
    if (unescaped) {
      const { text, start, sign, escape, meant } = unescaped;
      report(
        placeIn(fullText, text, start),
        `Unexpected ${sign} in ${asTyped(text)}: JSON reads "${escape}" as one.`,
        {
          meant,
          shownAs: asTyped(meant).slice(1, -1),
          hint: `Write \\\\ for a backslash. ${advice[sign]}`,
        },
      );
    }
    const lost = lostLetter.exec(fullText.value);
    if (lost)
      report(
        placeIn(fullText, lost[0], lost.index),
        `Unexpected ${quote(lost[0])} in the place of a lost letter.`,
        { hint: 'Write the letter that stood there.' },
      );
  }
});
