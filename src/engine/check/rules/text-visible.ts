import { findGarbled } from '../../text/find-garbled.ts';
import { invisible } from '../../text/invisible.ts';
import type { Rule } from '../rule.ts';

export const textVisible: Rule = {
  id: 'text-visible',
  severity: 'error',
  document({ oddTexts }, { report }) {
    for (const { value, place } of oddTexts) {
      const match = invisible.exec(value);
      // Another rule reports texts read with the wrong encoding.
      if (!match || place.at !== 'value' || findGarbled(value)) continue;
      const code = match[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      const at = {
        at: 'text',
        pointer: place.pointer,
        text: match[0],
        start: match.index,
        isWritten: true,
      } as const;
      report(at, explain(match[0], code));
    }
  },
};

function explain(sign: string, code: string): { message: string; hint: string } {
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
  return { message: `Unexpected control character U+${code}.`, hint: 'Remove it. It cannot be seen.' };
}
