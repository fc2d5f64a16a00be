import { expect, test } from 'vitest';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';
import { cmap, sound, table, woff2 } from './small-font.ts';

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
