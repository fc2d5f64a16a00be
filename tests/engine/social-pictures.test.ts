import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createSocialPictureArtist } from '../../src/engine/pictures/social-picture-artist.ts';
import {
  breakTitle,
  orderPieces,
  runsToLeft,
  shownOf,
  splitByFont,
} from '../../src/engine/pictures/title-lines.ts';
import { findMissing } from '../../src/engine/pictures/title-painter.ts';
import { readSvg } from '../../src/engine/pictures/read-svg.ts';
import { socialPictureOf } from '../../src/shared/social-picture-of.ts';
import type { PageData } from '../../src/shared/page.ts';
import { fitsSocialPicture } from '../../src/shared/social-picture.ts';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';
import { testTables } from '../shared/test-tables.ts';
import { fixturePublic } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { inspectExample } from './example-site.ts';
import { check, pageBelowHero } from './test-site.ts';
import socialPictureDesign from './social-picture-design.json' with { type: 'json' };

let folder: string;

const font = readdirSync(`${fixturePublic}/fonts`).find((name) => name.includes('display'))!;
const letters = new Set(describeFont(readFileSync(`${fixturePublic}/fonts/${font}`)).letters);
const stripes = (width: number, height: number, ...colors: string[]) => {
  const each = width / colors.length;
  const paths = colors.map(
    (color, at) => `<path fill="${color}" d="M${at * each} 0h${each}v${height}h-${each}z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
};
const square = (color: string) => stripes(100, 100, color);
const put = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);

beforeEach(() => {
  folder = makeFolder();
  put('font.woff2', readFileSync(`${fixturePublic}/fonts/${font}`));
  put('logo.svg', square('#00f'));
  put('fallback.svg', square('#0f0'));
  put('scene.svg', square('#f00'));
});

type Card = Parameters<ReturnType<typeof createSocialPictureArtist>['keyOf']>[0];
const artist = (code = 'code') => createSocialPictureArtist(folder, code, socialPictureDesign);
const keyOf = (card: Card) => artist().keyOf(card);
const drawSocialPicture = (card: Card) => artist().draw(card);
const draw = (title: string, src?: string) =>
  drawSocialPicture({ title, scene: src === undefined ? undefined : { src } });
const named = { src: '/named.png', alt: 'Three stripes', isFit: false, version: '1' };

const even = (width: number, height: number, src = '/scene.svg') => ({
  src,
  width,
  height,
  sources: [],
  alt: '',
});
const cardOf = (...pictures: object[]) =>
  socialPictureOf({ title: 'Looms', sections: [{ pictures }] } as unknown as PageData, 'Weftari', '/');

test('a line is never cropped to a card, whatever its length', async () => {
  const [line, small] = [even(90_000, 10, '/line.svg'), even(30, 20)];
  expect(cardOf(line, small)).toEqual({ title: 'Looms', scene: { src: '/scene.svg' } });
  expect(cardOf(line), 'the picture of the site').toEqual({ title: 'Looms', scene: undefined });
  for (const [width, height] of [
    [25, 1],
    [1, 25],
    [250_000, 10_000],
  ] as const) {
    put('scene.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`);
    expect(fitsSocialPicture({ width, height })).toBe(true);
    expect(await draw('Looms', '/scene.svg'), `${width} × ${height}`).toBeInstanceOf(Buffer);
  }
});

test.each([
  'viewBox="0 0 1 1"',
  'width="1" height="1"',
  'width="1e6" height="1e6"',
  'width="100%" viewBox="0 0 9 9"',
  'width="-1" height="NaN" viewBox="0 0 1e6 1e6"',
  'width="0" height="0" viewBox="0 0 9 9"',
  'viewBox="0 0 0.4 0.4"',
  'width="1e9" height="1e9"',
])('a drawing with %s is drawn when it has a size, and otherwise has none', async (attributes) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`;
  put('scene.svg', drawing);
  const isMeasured = typeof readSvg(Buffer.from(drawing)).size === 'object';
  const isDrawn = await draw('Looms', '/scene.svg').then(
    () => true,
    () => false,
  );
  expect(isMeasured).toBe(isDrawn);
});

/** The colours of pixels, as their three channels: at these places from the left, 75 pixels below the top. */
function colorsAt(picture: Uint8Array, ...places: number[]): Promise<string[]> {
  const colors = places.map(async (left) => {
    const pixel = sharp(picture).extract({ left, top: 75, width: 1, height: 1 });
    return [...(await pixel.raw().toBuffer())]
      .map((part) => (part > 200 ? 'f' : part < 60 ? '0' : '8'))
      .join('');
  });
  return Promise.all(colors);
}

/** The height of each line in the title's box: consecutive rows with ink. */
async function linesIn(picture: Uint8Array): Promise<number[]> {
  const [width, height] = [560, 420];
  const box = sharp(picture).extract({ left: 50, top: 150, width, height });
  const pixels = await box.greyscale().raw().toBuffer();
  const rows = Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width, (row + 1) * width).some((pixel) => pixel < 100) ? 'i' : ' ',
  );
  return Array.from(rows.join('').matchAll(/i+/g), ([line]) => line.length);
}

test('a card has the size of social networks, the title, the logo and the picture of the page', async () => {
  const card = await draw('Beans', '/scene.svg');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await linesIn(card)).toHaveLength(1);
  expect(await colorsAt(card, 75, 650, 950)).toEqual(['00f', 'fff', 'f00']);
  expect(await colorsAt(await draw('Beans'), 950)).toEqual(['0f0']);
  expect(await draw('Beans', '/scene.svg'), 'the same bytes each time').toEqual(card);
});

testTables('tests/engine/tables/social-pictures.txt', {
  'The colour at the centre of three stripes, cropped around their focus, in a card and alone': async (
    focus: [number, number],
  ) => {
    put('wide.svg', stripes(3000, 1000, '#f00', '#0f0', '#00f'));
    const inCard = await drawSocialPicture({ title: 'Beans', scene: { src: '/wide.svg', focus } });
    const own = await drawSocialPicture({ ...named, src: '/wide.svg', focus });
    return [await colorsAt(inCard, 950), await colorsAt(own, 600)];
  },
  'The heights of the lines of a title that repeats a text this often': async (text: string, times: number) =>
    linesIn(await draw(text.repeat(times), '/scene.svg')),
  'A title with characters that the font lacks: those, and the lines that are left': async (
    title: string,
  ) => [findMissing(title, (letter) => letters.has(letter)), await linesIn(await draw(title, '/scene.svg'))],
  'The lines of a title where ten letters have room': (title: string) => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    return breakTitle(shownOf(title), { box, sizes: [1], leading: 1 }, (text) => [...text].length).lines;
  },
  'The parts of a line from left to right, those in brackets to be read from right to left': (line: string) =>
    orderPieces(line, runsToLeft(line)).map(({ text, isRightToLeft }) =>
      isRightToLeft ? `(${text})` : text,
    ),
  'A text divided among fonts with these letters': (text: string, ...known: string[]) =>
    splitByFont(text, known, (some, letter) => some.includes(letter)).map((part) => part.text),
});

test('another title, picture, focus, logo, fallback or code changes the key of a card', () => {
  const card = { title: 'Beans', scene: { src: '/scene.svg' } };
  const keys = [
    keyOf(card),
    artist('other code').keyOf(card),
    keyOf({ ...card, title: 'Peas' }),
    keyOf({ ...card, scene: { ...card.scene, focus: [0, 0] } }),
  ];
  expect(keyOf(card)).toBe(keys[0]);
  for (const file of ['scene.svg', 'logo.svg']) {
    put(file, square('#ff0'));
    keys.push(keyOf(card));
  }
  const plain = { title: 'Beans', scene: undefined };
  keys.push(keyOf(plain));
  put('fallback.svg', square('#ff0'));
  keys.push(keyOf(plain));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the own picture of a page is cropped to its centre, in the size and format of social networks', async () => {
  const paint = async (svg: string) => put('named.png', await sharp(Buffer.from(svg)).png().toBuffer());
  await paint(stripes(1260, 630, '#f00', '#0f0', '#00f'));
  const card = await drawSocialPicture(named);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // 30 pixels are cut off at each side.
  const expected = ['f00', 'f00', '0f0', '0f0', '00f', '00f'];
  expect(await colorsAt(card, 5, 385, 395, 805, 815, 1195)).toEqual(expected);
  const before = keyOf(named);
  put('logo.svg', square('#0ff'));
  expect(keyOf(named), 'the logo is not in it').toBe(before);
  await paint(stripes(1200, 630, 'none'));
  expect(keyOf(named)).not.toBe(before);
  expect(await colorsAt(await drawSocialPicture(named), 600), 'what is clear becomes white').toEqual(['fff']);
});

test('a picture of any size is drawn, and an unusable one is reported', async () => {
  put('scene.svg', stripes(90_000, 90_000, '#f00').replace('<svg', '<svg viewBox="0 0 90000 90000"'));
  expect(await colorsAt(await draw('Beans', '/scene.svg'), 950)).toEqual(['f00']);
  put('scene.svg', '<svg');
  await expect(draw('Beans', '/scene.svg')).rejects.toThrow(
    'The picture "/scene.svg" cannot be used in a social picture:',
  );
  rmSync(join(folder, 'logo.svg'));
  await expect(draw('Beans')).rejects.toThrow('Missing file "public/logo.svg", which social pictures use.');
});

/** The findings for a picture of this weight that two cards of a page show. */
async function judgeWeight(src: string, bytes: number): Promise<string[]> {
  const card = { title: 'Cloud', picture: src };
  const report = await check({
    'pages/index.json': pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [card, card] }),
    [`public${src}`]: Buffer.alloc(bytes, 7),
  });
  return report === '' ? [] : report.split('\n\n').map((finding) => finding.slice(finding.indexOf('\n') + 1));
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The findings for a social picture of this size. */
async function judgeCard(kind: Kind, width: number, height: number): Promise<string[]> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b33' } }).toFormat(kind, {
    effort: 1,
  });
  const src = `/img/open-day.${kind}`;
  const found = await inspectExample({
    page: { socialPicture: { src, alt: 'Two looms before an open door' } },
    files: { [`public${src}`]: await picture.toBuffer() },
  });
  return found.map(({ rule, message }) => `${rule}: ${message}`);
}

testTables('tests/engine/tables/heavy-pictures.txt', {
  'A picture of this many bytes in two cards': judgeWeight,
  'A picture of this size for social networks': judgeCard,
});
