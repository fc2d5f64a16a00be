import { dirname } from 'node:path/posix';
import { listSome } from '../../text/messages.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';

export const fontHasLetters = judgeAll('warning', ({ contentFiles, site, report, valuesOf }) => {
  /** The letters of the site, each with the first file that has it. */
  const fileOfLetter = new Map(Array.from(ascii, (letter) => [letter, '']));
  for (const { letters, file } of contentFiles)
    for (const letter of letters) if (!fileOfLetter.has(letter)) fileOfLetter.set(letter, file);
  const lists = groupBy(valuesOf('font'), ({ place }) => dirname(place.pointer)).values();
  const once = groupBy(lists, (files) => files.map(({ value }) => value).join()).values();
  for (const [files] of once) {
    const fonts = files.map(({ value }) => site.pictures?.describeFont(value));
    // Other rules report unreadable and missing files.
    if (fonts.some((font) => typeof font !== 'object')) continue;
    const available = new Set(fonts.flatMap((font) => (typeof font === 'object' ? [...font.letters] : [])));
    const missing = [...fileOfLetter.keys()].filter((letter) => !available.has(letter));
    if (missing.length === 0) continue;
    const where = [...new Set(missing.flatMap((letter) => fileOfLetter.get(letter) || []))];
    report(files[0], `Missing letters in this font: ${listSome(missing, String)}.`, {
      hint: `Browsers draw them in another font${where.length > 0 ? `, in ${listSome(where, String)}` : ''}. Download the font with these letters, or add a file that has them.`,
    });
  }
});

const ascii = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
