import { findGarbled } from '../../text/find-garbled.ts';
import { findLostBackslash } from '../../text/find-lost-backslash.ts';
import { invisible, isUnseen } from '../../text/invisible.ts';
import { placeIn } from '../../content/compiled-file.ts';
import { judgeEach, type ReportWords } from '../rule.ts';

export const textVisible = judgeEach('error', ({ contentFile: { texts }, report }) => {
  for (const text of texts) {
    if (isUnseen(text.value)) {
      report(placeIn(text, text.value, 0), 'Expected a text instead of characters that cannot be seen.', {
        hint: 'Write one, leave the property out where it is not required, or write "" if nothing is meant.',
      });
      continue;
    }
    const match = invisible.exec(text.value);
    // Another rule reports texts read with the wrong encoding, and backslashes.
    if (!match || findGarbled(text.value) || findLostBackslash(text.value)) continue;
    const code = match[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    report(placeIn(text, match[0], match.index), explainSign(match[0], code));
  }
});

function explainSign(sign: string, code: string): ReportWords {
  if (/[\ufff9-\ufffc]/.test(sign))
    return {
      message: `Unexpected sign U+${code}, which stands in the place of a copied picture or note.`,
      hint: 'Remove it. Pictures have their own properties.',
    };
  if (/[\ue000-\uf8ff]|^[\udb80-\udbff][^]/.test(sign))
    return {
      message: `Unexpected sign U+${code}, which only a font of an office program has.`,
      hint: 'Remove it, or write a sign that every font has. Visitors see an empty box.',
    };
  if (sign >= '\ud800')
    return {
      message: `Unexpected U+${code}, which is no character.`,
      hint: 'Remove it, or copy the text again: it is half of a character, or the remains of one.',
    };
  const hint = 'Remove it, or write a space in its place. It cannot be seen.';
  return { message: `Unexpected control character U+${code}.`, hint };
}
