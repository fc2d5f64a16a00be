import { brotliDecompressSync } from 'node:zlib';

/** The most bytes of a font's tables: fonts of Chinese letters have about 20 MB. */
const mostBytes = 48 * 1024 * 1024;

/** Names of tables that WOFF2 writes as a number: only those that are read here. */
const knownTables = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const indexOfGlyf = 10;
const indexOfLoca = 11;
const indexOfFvar = 47;

/**
 * The tables of a WOFF2 file, by name. Its claims are compared with its bytes before anything is made of them.
 * @throws Error for a damaged font, a collection, or one that claims too much.
 */
export function readFontTables(woff2: Buffer): ReadonlyMap<string, Buffer> {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The file is no WOFF2 font.');
  if (woff2.toString('latin1', 4, 8) === 'ttcf') throw new Error('The file holds several fonts.');
  let at = 48;
  const readNumber = () => {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('A length has too many digits.');
  };
  const entries: { name: string; length: number }[] = [];
  let bytesWritten = 0;
  let restored = 0;
  for (let count = woff2.readUInt16BE(12); count > 0; count--) {
    const flags = woff2.readUInt8(at++);
    const index = flags & 63;
    const tag = woff2.toString('latin1', at, at + 4);
    if (index === 63) at += 4;
    const name = index === 63 ? tag : index === indexOfFvar ? 'fvar' : (knownTables[index] ?? '');
    const original = readNumber();
    const isOutline = index === indexOfGlyf || index === indexOfLoca;
    const isChanged = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isChanged ? readNumber() : original;
    entries.push({ name: isChanged && name !== '' ? `${name}, changed` : name, length });
    bytesWritten += length;
    restored += original;
  }
  if (Math.max(bytesWritten, restored) > mostBytes)
    throw new Error('Its tables claim more bytes than a font has.');
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)), {
    maxOutputLength: Math.max(1, bytesWritten),
  });
  if (data.length !== bytesWritten) throw new Error('Its tables claim other lengths than they have.');
  let start = 0;
  return new Map(entries.map(({ name, length }) => [name, data.subarray(start, (start += length))]));
}

/** Unicode has no more letters. */
const mostLetters = 0x11_0000;

/** Kinds of the tables that map Unicode, best first: platform and encoding. */
const mappings = ['3 10', '0 6', '0 4', '3 1', '0 3', '0 2', '0 1', '0 0'];

/**
 * The glyph of each letter of a "cmap" table, in a font of so many glyphs.
 * @throws Error for a table that names more letters than there are.
 */
export function readGlyphs(cmap: Buffer, count: number): ReadonlyMap<number, number> {
  const offsets = new Map<string, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = 4 + 8 * index;
    offsets.set(`${cmap.readUInt16BE(at)} ${cmap.readUInt16BE(at + 2)}`, cmap.readUInt32BE(at + 4));
  }
  const offset = mappings.map((kind) => offsets.get(kind)).find((candidate) => candidate !== undefined);
  if (offset === undefined) throw new Error('It maps no Unicode.');
  const glyphs = new Map<number, number>();
  let left = mostLetters;
  for (const { first, last, glyphOf } of rangesOf(cmap.subarray(offset))) {
    left -= last - first + 1;
    if (last < first || last >= mostLetters || left < 0)
      throw new Error('It names more letters than there are.');
    for (let letter = first; letter <= last; letter++) {
      const glyph = glyphOf(letter - first);
      if (glyph !== 0 && glyph < count) glyphs.set(letter, glyph);
    }
  }
  return glyphs;
}

interface Range {
  first: number;
  last: number;
  /** The glyph of a letter, by its place in the range. */
  glyphOf(index: number): number;
}

function* rangesOf(table: Buffer): Generator<Range> {
  const format = table.readUInt16BE(0);
  if (format === 4) yield* rangesOfSegments(table);
  else if (format === 12 || format === 13)
    for (let group = 0, count = table.readUInt32BE(12); group < count; group++) {
      const at = 16 + 12 * group;
      const glyph = table.readUInt32BE(at + 8);
      const glyphOf = (index: number) => (format === 12 ? glyph + index : glyph);
      yield { first: table.readUInt32BE(at), last: table.readUInt32BE(at + 4), glyphOf };
    }
  else if (format === 6) {
    const first = table.readUInt16BE(6);
    const count = table.readUInt16BE(8);
    yield { first, last: first + count - 1, glyphOf: (index) => table.readUInt16BE(10 + 2 * index) };
  } else if (format === 0) yield { first: 0, last: 255, glyphOf: (index) => table.readUInt8(6 + index) };
  else throw new Error(`Its letters are in the unknown format ${format}.`);
}

function* rangesOfSegments(table: Buffer): Generator<Range> {
  const size = table.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + size + segment);
    const delta = table.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const offset = table.readUInt16BE(place);
    const glyphOf = (index: number) => {
      if (offset === 0) return (first + index + delta) & 0xffff;
      // The last segment of some fonts leads behind the table.
      const at = place + offset + 2 * index;
      const glyph = at + 2 <= table.length ? table.readUInt16BE(at) : 0;
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    yield { first, last, glyphOf };
  }
}
