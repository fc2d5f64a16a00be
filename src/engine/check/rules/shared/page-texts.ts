import { isBlank } from '../../../../shared/blank.ts';
import type { Rule } from '../../rule.ts';

/** Letters twice as wide as others. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/** Judges the length of a title or description by the room that it takes. Another rule reports blank ones. */
export function limitLength(
  property: 'title' | 'description',
  min: number,
  max: number,
): NonNullable<Rule['document']> {
  return ({ document, report }) => {
    const text = document.kind === 'page' ? document[property] : undefined;
    if (!text || isBlank(text.value)) return;
    const wideOnes = text.value.match(wide)?.length ?? 0;
    // Marks above and below letters take no room.
    const length = [...text.value.replaceAll(/\p{Mn}/gu, '')].length + wideOnes;
    if (length >= min && length <= max) return;
    const how = wideOnes > 0 ? ' Chinese, Japanese and Korean ones count twice.' : '';
    report(text, `Too ${length < min ? 'short' : 'long'}: ${length} characters.`, {
      hint: `Between ${min} and ${max} characters show well in search results.${how}`,
    });
  };
}

/** Reports every page whose title or description another page uses already. Skips pages with `noindex`. */
export function findDuplicates(property: 'title' | 'description'): NonNullable<Rule['compare']> {
  return ({ pages, report }) => {
    const owners = new Map<string, string>();
    for (const { file, noindex, [property]: text } of pages) {
      const value = text?.value.trim().toLowerCase() ?? '';
      if (noindex || !text || isBlank(value)) continue;
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, file);
      else
        report(file, text, `Duplicate ${property}.`, {
          hint: `${owner} has the same one. Say what sets this page apart.`,
        });
    }
  };
}
