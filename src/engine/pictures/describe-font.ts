import type { FontFile } from '../../shared/theme/theme-files.ts';
import { readFontTables, readGlyphs } from './font-tables.ts';

/** What the engine reads from a font. */
export interface FontDescription extends Omit<FontFile, 'src'> {
  letters: string;
}

/** English, with its usual letters. `shared/theme/theme-styles.ts` has the mean width in the fonts of devices. */
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
  const pairs = start === 0 ? 4 : 2;
  const lastWidth = hhea.readUInt16BE(34) - 1;
  const glyphOf = (letter: string) => glyphs.get(letter.codePointAt(0)!) ?? 0;
  const widthOf = (letter: string) =>
    widths.readUInt16BE(start + pairs * Math.min(glyphOf(letter), lastWidth));
  const meanWidth = (text: string, change: (glyph: number) => number = () => 0) => {
    const all = Array.from(text, (letter) => widthOf(letter) + change(glyphOf(letter)));
    return inEm(all.reduce((sum, width) => sum + width) / text.length);
  };
  const fvar = tables.get('fvar');
  const hvar = tables.get('HVAR');
  const os2 = table('OS/2');
  const lighter = wideningOf(-1, fvar, hvar);
  const heavier = wideningOf(1, fvar, hvar);
  const inWeights = (text: string): [number, number] => [meanWidth(text, lighter), meanWidth(text, heavier)];
  const weight = os2.readUInt16BE(4);
  let letters = '';
  for (const letter of glyphs.keys()) letters += String.fromCodePoint(letter);
  return {
    weights: readWeights(fvar) ?? [weight, weight],
    isItalic: table('post').readInt32BE(4) !== 0,
    ascent: inEm(hhea.readInt16BE(4)),
    descent: inEm(-hhea.readInt16BE(6)),
    lineGap: inEm(hhea.readInt16BE(8)),
    ...describeShape(os2, glyphOf('T') > 0, widthOf, inEm),
    letterWidths: inWeights(sample),
    capitalWidth: meanWidth(sample.toUpperCase()),
    spaceWidths: inWeights(' '),
    digitWidth: inEm(Math.max(...Array.from('0123456789', widthOf))),
    letters,
  };
}

/** What a font looks like, by its heights and widths: few say so themselves. The shares were measured in 30 families. */
function describeShape(
  os2: Buffer,
  isLatin: boolean,
  widthOf: (letter: string) => number,
  inEm: (length: number) => number,
): Pick<FontFile, 'kind' | 'xHeight' | 'extent'> {
  // Older tables have no heights, and parts of a font, such as that for Arabic, may say 0.
  const heightAt = (at: number) => (os2.length > at + 1 ? inEm(os2.readInt16BE(at)) : 0);
  const xHeight = heightAt(86);
  const capital = heightAt(88);
  const isMonospaced = widthOf('i') === widthOf('m');
  // With serifs an "i" is wide and a "u" no "n" turned around. Some of these fonts have small letters instead.
  const hasSerifs =
    widthOf('i') > 0.52 * widthOf('o') || widthOf('u') < 0.985 * widthOf('n') || xHeight < 0.65 * capital;
  const kind = isMonospaced ? 'monospace' : hasSerifs ? 'serif' : 'sans-serif';
  if (!isLatin || !xHeight || !capital) return { kind: 'sans-serif', xHeight: 0.5, extent: 0.9 };
  return { kind, xHeight, extent: Math.round((capital + (kind === 'serif' ? 0.3 : 0.225)) * 1000) / 1000 };
}

/** The weights of a variable font; undefined for one of a single weight. */
function readWeights(fvar: Buffer | undefined): FontFile['weights'] | undefined {
  if (!fvar) return undefined;
  const start = fvar.readUInt16BE(4);
  const count = fvar.readUInt16BE(8);
  const size = fvar.readUInt16BE(10);
  for (let axis = 0; axis < count; axis++) {
    const at = start + axis * size;
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536];
  }
  return undefined;
}

/** More than any font has, so that a hostile one takes no time. */
const mostAxes = 16;
const mostRegions = 256;

/**
 * How much wider than in its default weight a variable font draws a glyph: `end` is -1 for the lightest weight and 1 for
 * the heaviest (https://learn.microsoft.com/typography/opentype/spec/hvar).
 */
function wideningOf(end: -1 | 1, fvar?: Buffer, hvar?: Buffer): (glyph: number) => number {
  if (!fvar || !hvar) return () => 0;
  const start = fvar.readUInt16BE(4);
  const count = fvar.readUInt16BE(8);
  const size = fvar.readUInt16BE(10);
  if (count > mostAxes) return () => 0;
  const names = Array.from({ length: count }, (_, axis) =>
    fvar.toString('latin1', start + axis * size, start + axis * size + 4),
  );
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const regions = store.subarray(store.readUInt32BE(2));
  /** How far a region applies. Other axes have their default. */
  const shareOf = (region: number) =>
    names.reduce((share, name, axis) => {
      const at = 4 + (region * names.length + axis) * 6;
      const readShare = (offset: number) => regions.readInt16BE(at + offset) / 16_384;
      const least = readShare(0);
      const peak = readShare(2);
      const most = readShare(4);
      const place = name === 'wght' ? end : 0;
      if (peak === 0 || place === peak) return share;
      if (place <= least || place >= most) return 0;
      return (
        (share * (place < peak ? place - least : most - place)) /
        Math.abs(peak - (place < peak ? least : most))
      );
    }, 1);
  const mapOffset = hvar.readUInt32BE(8);
  const map = mapOffset === 0 ? undefined : hvar.subarray(mapOffset);
  return (glyph) => {
    const [outer, inner] = map ? placeIn(map, glyph) : [0, glyph];
    const data = store.subarray(store.readUInt32BE(8 + 4 * outer));
    const words = data.readUInt16BE(2);
    const columns = data.readUInt16BE(4);
    // Long deltas are for fonts of more units than any on the web has.
    if (words & 0x8000 || columns > mostRegions || inner >= data.readUInt16BE(0)) return 0;
    const row = 6 + 2 * columns + inner * (columns + words);
    return Array.from({ length: columns }, (_, column) => {
      const at = row + column + Math.min(column, words);
      const delta = column < words ? data.readInt16BE(at) : data.readInt8(at);
      return delta * shareOf(data.readUInt16BE(6 + 2 * column));
    }).reduce((sum, delta) => sum + delta, 0);
  };
}

/** The place of a glyph's deltas: its table and its row. */
function placeIn(map: Buffer, glyph: number): [outer: number, inner: number] {
  const isLong = map[0] === 1;
  const form = map[1]!;
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2);
  const size = ((form & 0x30) >> 4) + 1;
  const bits = (form & 0x0f) + 1;
  const entry = map.readUIntBE((isLong ? 6 : 4) + size * Math.min(glyph, count - 1), size);
  return [entry >> bits, entry & ((1 << bits) - 1)];
}
