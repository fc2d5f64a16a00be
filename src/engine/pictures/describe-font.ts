import type { Font, Glyph } from 'fontkit';
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
  const weights: FontFile['weights'] = axes.wght ? [axes.wght.min, axes.wght.max] : [weight, weight];
  const inEm = (length: number) => Math.round((length / unitsPerEm) * 100_000) / 100_000;
  const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!);
  const meanWidth = (text: string, change: (glyph: Glyph) => number = () => 0) => {
    const widths = Array.from(text, glyphOf).map((glyph) => glyph.advanceWidth + change(glyph));
    return inEm(widths.reduce((sum, one) => sum + one) / text.length);
  };
  return {
    weights,
    isItalic: font.italicAngle !== 0,
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    // A part of a font, such as that for Arabic, has no Latin letters.
    ...(font.hasGlyphForCodePoint('T'.codePointAt(0)!) ? shapeOf(glyphOf, inEm) : usualShape),
    letterWidths: [weights[0], weights[1]].map((at) =>
      meanWidth(sample, wideningAt(at, create(woff2) as Font)),
    ) as FontFile['letterWidths'],
    capitalWidth: meanWidth(sample.toUpperCase()),
    digitWidth: inEm(Math.max(...Array.from('0123456789', glyphOf).map((glyph) => glyph.advanceWidth))),
    letters: String.fromCodePoint(...font.characterSet),
  };
}

type Shape = Pick<FontFile, 'kind' | 'xHeight' | 'extent'>;

const usualShape: Shape = { kind: 'sans-serif', xHeight: 0.5, extent: 0.9 };

function shapeOf(glyphOf: (letter: string) => Glyph, inEm: (length: number) => number): Shape {
  const isMonospaced = glyphOf('i').advanceWidth === glyphOf('m').advanceWidth;
  const withSerifs = standsOnFoot(glyphOf('T')) ? 'serif' : 'sans-serif';
  return {
    kind: isMonospaced ? 'monospace' : withSerifs,
    xHeight: inEm(glyphOf('x').bbox.maxY),
    extent: inEm(glyphOf('d').bbox.maxY - glyphOf('p').bbox.minY),
  };
}

/**
 * True for a T with serifs: its foot is wide beside its height and its arms. Few fonts say so themselves. The shares were
 * measured in 30 families; the blackest grotesque and the lightest slab lie on either side.
 */
function standsOnFoot({ path, bbox }: Glyph): boolean {
  const { maxY: height } = bbox;
  const points = path.commands.flatMap(({ args }) =>
    args.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: args[at + 1]! }] : [])),
  );
  const across = points.filter(({ y }) => Math.abs(y) < height / 20).map(({ x }) => x);
  const width = Math.max(...across) - Math.min(...across);
  return width > 0.28 * height && width > 0.36 * (bbox.maxX - bbox.minX);
}

/** What fontkit does not export: it varies the outlines of WOFF2 files in none of its public methods. */
interface Varying {
  variationCoords: number[];
  _variationProcessor: { getAdvanceAdjustment(id: number, table: unknown): number };
  HVAR?: unknown;
}

/** How much wider than in its default weight a variable font draws a glyph. `unread`: fontkit keeps what it has read. */
function wideningAt(weight: number, unread: Font & Partial<Varying>): (glyph: Glyph) => number {
  const axes = Object.entries(unread.variationAxes);
  if (axes.length === 0 || !unread.HVAR) return () => 0;
  const variationCoords = axes.map(([name, axis]) => (name === 'wght' ? weight : axis!.default));
  const varying = Object.assign(unread, { variationCoords }) as Font & Varying;
  const processor = varying._variationProcessor;
  return ({ id }) => processor.getAdvanceAdjustment(id, varying.HVAR);
}
