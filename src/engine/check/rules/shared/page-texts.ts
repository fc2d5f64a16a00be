import { isBlank } from '../../../../shared/blank.ts';
import { groupBy } from '../../../text/group-by.ts';
import { judgeAll, judgeEach, type Rule } from '../../rule.ts';

/** Letters twice as wide as others. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/** Judges the length of a title or description by the room that it takes. Another rule reports blank ones. */
export function limitLength(property: 'title' | 'description', min: number, max: number): Rule {
  return judgeEach('warning', ({ contentFile, report }) => {
    const text = contentFile.kind === 'page' ? contentFile[property] : undefined;
    if (!text || isBlank(text.value)) return;
    const wideLetters = text.value.match(wide)?.length ?? 0;
    // Marks above and below letters take no room.
    const length = [...text.value.replaceAll(/\p{Mn}/gu, '')].length + wideLetters;
    if (length >= min && length <= max) return;
    const note = wideLetters > 0 ? ' Chinese, Japanese and Korean ones count twice.' : '';
    const size = length === 1 ? '1 character' : `${length} characters`;
    report(text, `Too ${length < min ? 'short' : 'long'}: ${size}.`, {
      hint: `Between ${min} and ${max} characters show well in search results.${note}`,
    });
  });
}

/** Reports every page whose title or description another page uses already. Skips pages with `noindex`. */
export function findDuplicates(property: 'title' | 'description'): Rule {
  return judgeAll('error', ({ pages, report }) => {
    const texts = pages.flatMap(({ file, noindex, [property]: text }) =>
      noindex || !text || isBlank(text.value) ? [] : { ...text, file },
    );
    for (const [owner, ...others] of groupBy(texts, ({ value }) => value.trim().toLowerCase()).values())
      for (const text of others)
        report(text, `Duplicate ${property}.`, {
          hint: `${owner.file} has the same one. Say what sets this page apart.`,
        });
  });
}
