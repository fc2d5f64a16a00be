import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCardArtist } from '../../src/engine/pictures/card-artist.ts';
import { fixturePublic } from '../stage/fixture-files.ts';
import { cardDesign } from './card-design.ts';

const scratch = mkdtempSync(join(tmpdir(), 'social-cards-'));
afterAll(() => rmSync(scratch, { recursive: true }));
let folder: string;

const font = readdirSync(`${fixturePublic}/fonts`).find((name) => name.includes('display'))!;
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="${color}" d="M0 0h100v100H0z"/></svg>`;

beforeEach(() => {
  folder = join(scratch, `public-${readdirSync(scratch).length}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'font.woff2'), readFileSync(`${fixturePublic}/fonts/${font}`));
  writeFileSync(join(folder, 'logo.svg'), square('#00f'));
  writeFileSync(join(folder, 'fallback.svg'), square('#0f0'));
  writeFileSync(join(folder, 'scene.svg'), square('#f00'));
});

const artist = (code = 'code') => createCardArtist(folder, code);
const draw = (title: string, src?: string) =>
  artist().draw(cardDesign, { title, scene: src === undefined ? undefined : { src } });

/** The colour of a pixel, as its three channels. */
async function colorAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((part) => (part > 200 ? 'f' : part < 60 ? '0' : '8')).join('');
}

/** Number of dark pixels in the title's box. */
async function inkIn(picture: Uint8Array): Promise<number> {
  const box = sharp(picture).extract({ left: 50, top: 150, width: 560, height: 420 });
  return [...(await box.greyscale().raw().toBuffer())].filter((pixel) => pixel < 100).length;
}

/** The height of each line in the title's box: consecutive rows with ink. */
async function linesIn(picture: Uint8Array): Promise<number[]> {
  const [width, height] = [560, 420];
  const box = sharp(picture).extract({ left: 50, top: 150, width, height });
  const pixels = await box.greyscale().raw().toBuffer();
  const rows = Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width, (row + 1) * width).some((pixel) => pixel < 100) ? 'i' : ' ',
  );
  return rows
    .join('')
    .split(/ +/)
    .filter(Boolean)
    .map(({ length }) => length);
}

test('a card has the size of social networks, the title, the logo and the picture of the page', async () => {
  const card = await draw('Beans', '/scene.svg');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await inkIn(card)).toBeGreaterThan(1000);
  expect([await colorAt(card, 75, 75), await colorAt(card, 950, 300), await colorAt(card, 650, 20)]).toEqual([
    '00f',
    'f00',
    'fff',
  ]);
  expect(await colorAt(await draw('Beans'), 950, 300)).toBe('0f0');
});

test.each([
  [[0, 50], 'f00'],
  [[50, 50], '0f0'],
  [[100, 50], '00f'],
] as const)('a picture is cropped around its focus, here %j', async (focus, color) => {
  const strip = (x: number, fill: string) => `<path fill="${fill}" d="M${x} 0h1000v1000H${x}z"/>`;
  writeFileSync(
    join(folder, 'wide.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000">${strip(0, '#f00')}${strip(1000, '#0f0')}${strip(2000, '#00f')}</svg>`,
  );
  const drawn = await artist().draw(cardDesign, { title: 'Beans', scene: { src: '/wide.svg', focus } });
  const own = { src: '/wide.svg', alt: 'Three fields', isFit: false, version: '1' };
  const named = await artist().draw(cardDesign, { ...own, focus });
  expect([await colorAt(drawn, 950, 300), await colorAt(named, 600, 300)]).toEqual([color, color]);
});

test('the same card has the same bytes', async () => {
  expect(await draw('Beans', '/scene.svg')).toEqual(await draw('Beans', '/scene.svg'));
});

test('another title, picture, focus, logo, font or code changes the key of a card', async () => {
  const scene = { src: '/scene.svg' };
  const keys = () => artist().keyOf(cardDesign, { title: 'Beans', scene });
  const before = keys();
  expect(keys()).toBe(before);
  expect(artist('other code').keyOf(cardDesign, { title: 'Beans', scene })).not.toBe(before);
  expect(artist().keyOf(cardDesign, { title: 'Peas', scene })).not.toBe(before);
  const focus = [0, 0] as const;
  expect(artist().keyOf(cardDesign, { title: 'Beans', scene: { ...scene, focus } })).not.toBe(before);
  for (const [file, text] of [
    ['scene.svg', square('#ff0')],
    ['logo.svg', square('#0ff')],
  ] as const) {
    const known = keys();
    writeFileSync(join(folder, file), text);
    expect(keys()).not.toBe(known);
  }
});

test.each([
  ['one line', 'xxx', [40]],
  ['as many lines as have room', 'xxxxxx '.repeat(4), [40, 40, 40, 40]],
  ['smaller letters', 'xxxxxx '.repeat(6), [30, 30, 30]],
  ['what has no room is cut off', 'xxxxxx '.repeat(100), Array.from({ length: 9 }, () => 20)],
  ['a word wider than a line is broken', 'x'.repeat(60), [20, 20, 20]],
])('long titles: %s', async (_, title, heights) => {
  expect(await linesIn(await draw(title, '/scene.svg'))).toEqual(heights);
});

test.each(['حديقة', 'Бобы', '豆', 'Beans 🫘'])(
  'a title with characters that the font lacks is left out and reported: %s',
  async (title) => {
    expect(await inkIn(await draw(title, '/scene.svg'))).toBe(0);
    const missing = await artist().findMissing(cardDesign, { title, scene: undefined });
    expect(missing).toBe(title.replace('Beans ', ''));
  },
);

test('the own picture of a page is cropped to its centre, in the size and format of social networks', async () => {
  const wide = ['#f00', '#0f0', '#00f'].map(
    (color, index) => `<path fill="${color}" d="M${index * 420} 0h420v630H${index * 420}z"/>`,
  );
  const named = { src: '/named.png', alt: 'Three stripes', isFit: false, version: '1' };
  const file = join(folder, 'named.png');
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1260" height="630">${wide.join('')}</svg>`),
  )
    .png()
    .toFile(file);
  const card = await artist().draw(cardDesign, named);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // 30 pixels are cut off at each side.
  expect(await Promise.all([5, 385, 395, 805, 815, 1195].map((x) => colorAt(card, x, 300)))).toEqual([
    'f00',
    'f00',
    '0f0',
    '0f0',
    '00f',
    '00f',
  ]);
  const before = artist().keyOf(cardDesign, named);
  writeFileSync(join(folder, 'logo.svg'), square('#0ff'));
  expect(artist().keyOf(cardDesign, named), 'the logo is not in it').toBe(before);
  await sharp({ create: { width: 1200, height: 630, channels: 4, background: '#0000' } })
    .png()
    .toFile(file);
  expect(artist().keyOf(cardDesign, named)).not.toBe(before);
  expect(await colorAt(await artist().draw(cardDesign, named), 600, 300), 'what is clear becomes white').toBe(
    'fff',
  );
});

test('a picture of any size is drawn, and an unusable one is reported', async () => {
  writeFileSync(
    join(folder, 'scene.svg'),
    square('#f00').replaceAll('="100"', '="90000"').replace('<svg', '<svg viewBox="0 0 100 100"'),
  );
  expect(await colorAt(await draw('Beans', '/scene.svg'), 950, 300)).toBe('f00');
  writeFileSync(join(folder, 'scene.svg'), '<svg');
  await expect(draw('Beans', '/scene.svg')).rejects.toThrow(
    'The picture "/scene.svg" cannot be used in a social card:',
  );
  rmSync(join(folder, 'logo.svg'));
  await expect(draw('Beans')).rejects.toThrow('Missing file "public/logo.svg", which social pictures use.');
});
