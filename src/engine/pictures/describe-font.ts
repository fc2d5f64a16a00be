import type { FontFile } from '../../shared/look/theme-files.ts';
import { requirePackage } from '../files/require-package.ts';

/** What the engine reads from a font. */
export interface FontDescription extends Omit<FontFile, 'src'> {
  letters: string;
}

/** The letters of an average English text and the space, with their shares in percent. */
const shares: Record<string, number> = {
  ' ': 18.3,
  e: 10.3,
  t: 7.5,
  a: 6.5,
  o: 6.2,
  n: 5.7,
  i: 5.7,
  s: 5.3,
  r: 5,
  h: 5,
  l: 3.3,
  d: 3.3,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 2,
  w: 1.7,
  g: 1.6,
  p: 1.5,
  y: 1.4,
  b: 1.3,
  v: 0.8,
  k: 0.6,
  x: 0.1,
  j: 0.1,
  q: 0.1,
  z: 0.1,
};

/**
 * Reads a WOFF2 file.
 * @throws Error for a damaged font.
 */
export function describeFont(woff2: Buffer): FontDescription {
  const { create } = requirePackage('fontkit') as typeof import('fontkit');
  const font = create(woff2);
  const { unitsPerEm, variationAxes: axes } = font;
  const weight = font['OS/2'].usWeightClass;
  const inEm = (length: number) => Math.round((length / unitsPerEm) * 100_000) / 100_000;
  const widths = Object.entries(shares).map(
    ([letter, share]) => font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth * share,
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    weights: axes.wght ? [axes.wght.min, axes.wght.max] : [weight, weight],
    isItalic: font.italicAngle !== 0,
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    letterWidth: inEm(sum(widths) / sum(Object.values(shares))),
    letters: String.fromCodePoint(...font.characterSet),
  };
}
