import type { FontFile } from '../../shared/look/theme-files.ts';
import { readFontTables, readGlyphs } from './font-tables.ts';

/** What the engine reads from a font. */
export interface FontDescription extends Omit<FontFile, 'src'> {
  letters: string;
}

/** English, with its usual letters. `shared/look/theme-styles.ts` has the mean width in the fonts of devices. */
const sample = 'all human beings are born free and equal in dignity and rights';

/**
 * Reads a WOFF2 file, by functions of our own: libraries make of a few bytes whatever these claim.
 * @throws Error for a damaged font, or a file of another kind.
 */
export function describeFont(woff2: Buffer): FontDescription {
  const tables = readFontTables(woff2);
  const table = (name: string) => {
    const bytes = tables.get(name);
    if (!bytes) throw new Error(`It lacks the table "${name}".`);
    return bytes;
  };
  const glyphs = readGlyphs(table('cmap'), table('maxp').readUInt16BE(4));
  const hhea = table('hhea');
  const unitsPerEm = table('head').readUInt16BE(18);
  const inEm = (length: number) => Math.round((length / unitsPerEm) * 100_000) / 100_000;
  // WOFF2 may leave out the left edges of glyphs, and puts a byte before the widths then.
  const [widths, start] = tables.has('hmtx') ? [table('hmtx'), 0] : [table('hmtx, changed'), 1];
  const [pairs, lastWidth] = [start === 0 ? 4 : 2, hhea.readUInt16BE(34) - 1];
  const widthOf = (letter: string) => {
    const glyph = Math.min(glyphs.get(letter.codePointAt(0)!) ?? 0, lastWidth);
    return widths.readUInt16BE(start + pairs * glyph);
  };
  const width = Array.from(sample, widthOf).reduce((sum, one) => sum + one);
  let letters = '';
  for (const letter of glyphs.keys()) letters += String.fromCodePoint(letter);
  return {
    weights: readWeights(tables.get('fvar')) ?? [
      table('OS/2').readUInt16BE(4),
      table('OS/2').readUInt16BE(4),
    ],
    isItalic: table('post').readInt32BE(4) !== 0,
    ascent: inEm(hhea.readInt16BE(4)),
    descent: inEm(-hhea.readInt16BE(6)),
    lineGap: inEm(hhea.readInt16BE(8)),
    letterWidth: inEm(width / sample.length),
    letters,
  };
}

/** The weights of a variable font; undefined for one of a single weight. */
function readWeights(fvar: Buffer | undefined): FontFile['weights'] | undefined {
  if (!fvar) return undefined;
  const [start, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at)) as [number, number, number];
  for (let axis = 0; axis < count; axis++) {
    const at = start + axis * size;
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536];
  }
  return undefined;
}
