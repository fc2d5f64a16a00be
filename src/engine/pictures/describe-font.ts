import type { Font } from 'fontkit';
import type { FontFile } from '../../shared/look/theme-files.ts';
import { requirePackage } from '../files/require-package.ts';

/** What the engine reads from a font. */
export interface FontDescription extends Omit<FontFile, 'src'> {
  letters: string;
}

/** English, with its usual letters. `shared/look/theme-styles.ts` has the mean width in the fonts of devices. */
const sample = 'all human beings are born free and equal in dignity and rights';

/**
 * Reads a WOFF2 file.
 * @throws Error for a damaged font, or a file of another kind.
 */
export function describeFont(woff2: Buffer): FontDescription {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The file is no WOFF2 font.');
  const { create } = requirePackage('fontkit') as typeof import('fontkit');
  const font = create(woff2) as Font;
  const { unitsPerEm, variationAxes: axes } = font;
  const weight = font['OS/2'].usWeightClass;
  const inEm = (length: number) => Math.round((length / unitsPerEm) * 100_000) / 100_000;
  const widthOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth;
  const width = Array.from(sample, widthOf).reduce((sum, one) => sum + one);
  return {
    weights: axes.wght ? [axes.wght.min, axes.wght.max] : [weight, weight],
    isItalic: font.italicAngle !== 0,
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    letterWidth: inEm(width / sample.length),
    letters: String.fromCodePoint(...font.characterSet),
  };
}
