import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';

type Tables = Record<string, Buffer>;

/** A number as WOFF2 writes lengths. */
function digits(value: number): number[] {
  const rest = value < 128 ? [] : digits(Math.floor(value / 128)).map((digit) => digit | 128);
  return [...rest, value % 128];
}

/** A WOFF2 file. `claims`: lengths of tables in place of their own. */
function woff2(tables: Tables, claims: Record<string, number> = {}): Buffer {
  const names = Object.keys(tables);
  const directory = names.flatMap((name) => [
    63,
    ...Buffer.from(name),
    ...digits(claims[name] ?? tables[name]!.length),
  ]);
  const data = brotliCompressSync(Buffer.concat(Object.values(tables)));
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt16BE(names.length, 12);
  head.writeUInt32BE(data.length, 20);
  return Buffer.concat([head, Buffer.from(directory), data]);
}

function table(length: number, numbers: Record<number, number> = {}): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, number] of Object.entries(numbers)) bytes.writeUInt16BE(number, Number(at));
  return bytes;
}

/** A table of letters: groups of the first letter, the last one, and the glyph of the first. */
function cmap(groups: readonly (readonly [number, number, number])[], count = groups.length): Buffer {
  const bytes = table(28 + 12 * groups.length, { 2: 1, 4: 3, 6: 10, 10: 12, 12: 12 });
  bytes.writeUInt32BE(count, 24);
  for (const [index, group] of groups.entries())
    for (const [place, number] of group.entries()) bytes.writeUInt32BE(number, 28 + 12 * index + 4 * place);
  return bytes;
}

const sound: Tables = {
  cmap: cmap([[32, 126, 1]]),
  head: table(54, { 18: 1000 }),
  hhea: table(36, { 4: 900, 6: 65_536 - 200, 34: 100 }),
  hmtx: table(400),
  maxp: table(6, { 4: 100 }),
  'OS/2': table(78, { 4: 700 }),
  post: table(32),
};

test('a font is described from the bytes of its tables', () => {
  expect(describeFont(woff2(sound))).toMatchObject({ weights: [700, 700], ascent: 0.9, descent: 0.2 });
  const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
  expect(describeFont(woff2(sound)).letters).toBe(letters);
  // Only glyphs that are there make letters.
  expect(describeFont(woff2({ ...sound, maxp: table(6, { 4: 3 }) })).letters).toBe(' !');
});

const tooMany = 'It names more letters than there are.';
const otherLengths = 'Its tables claim other lengths than they have.';

test.each<[name: string, font: Buffer, problem: string | RegExp]>([
  ['names four billion letters', woff2({ ...sound, cmap: cmap([[32, 0xffff_fff0, 1]]) }), tooMany],
  [
    'names letters again and again',
    woff2({ ...sound, cmap: cmap(Array.from({ length: 10_000 }, () => [32, 100_000, 1] as const)) }),
    tooMany,
  ],
  ['names letters in reverse', woff2({ ...sound, cmap: cmap([[126, 32, 1]]) }), tooMany],
  [
    'claims more groups of letters than it has',
    woff2({ ...sound, cmap: cmap([[32, 126, 1]], 0xffff_ffff) }),
    /range/,
  ],
  [
    'claims a table of 3.9 GB',
    woff2(sound, { cmap: 3_900_000_000 }),
    'Its tables claim more bytes than a font has.',
  ],
  ['claims a longer table', woff2(sound, { post: 33 }), otherLengths],
  ['claims a shorter table', woff2(sound, { post: 31 }), /larger|length/i],
  [
    'unpacks to more than it claims',
    woff2({ ...sound, post: Buffer.alloc(200_000_000) }, { post: 32 }),
    /larger/,
  ],
  ['claims 65,535 tables', Buffer.concat([woff2({}).fill(255, 12, 14), Buffer.alloc(100)]), /range|lengths/],
  ['lacks a table', woff2({ cmap: sound.cmap! }), 'It lacks the table "maxp".'],
  ['is empty', Buffer.from('wOF2'), /range/],
])('a font that %s is refused', (_, font, problem) => {
  expect(() => describeFont(font)).toThrow(problem);
});
