import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testTables } from '../../shared/test-tables.ts';
import { heavyDrawing, makePictureFolders, noise, open, publicDir, put, root } from './picture-folders.ts';

makePictureFolders();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });
const path = (times: number) => `<svg viewBox="0 0 1200 900"><path d="${'M0 0h9'.repeat(times)}"/></svg>`;

/** Pictures that tables refer to by name. */
const made: Record<string, () => string | Promise<Buffer>> = {
  'a drawing of many lines': heavyDrawing,
  'a light drawing': () => path(1),
  'a drawing of few patterns': () => path(20_000),
  'one of many lines and words': () => heavyDrawing('<text>A</text>'),
  'one of many lines and styles': () => heavyDrawing('<style>path{fill:red}</style>'),
  'a small one of many lines': () => heavyDrawing().replace('1200 900', '240 180'),
  'a photo that the camera turned': () => noise(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a tall picture': () => heavy(1080, 20_000),
  'a huge one': () => heavy(17_000, 17_000),
  'one of few colours': drawBars,
  'one that moves': async () => {
    const frames = await Promise.all(
      [noise(600, 4), noise(600, 4).negate()].map((one) => one.png().toBuffer()),
    );
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  },
};

/** A picture of one colour that weighs 3 MB. */
async function heavy(width: number, height: number): Promise<Buffer> {
  return Buffer.concat([await blank(width, height).png().toBuffer(), Buffer.alloc(3e6)]);
}

/** Lighter than any AVIF. */
async function drawBars(): Promise<Buffer> {
  const bars = '<path stroke="#f4b79b" stroke-width="30" stroke-dasharray="70 50" d="M0 20h1200"/>';
  const rows = Array.from(
    { length: 18 },
    (_, row) => `<g transform="translate(${row * -25} ${row * 50})">${bars}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${rows.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
  expect((await sharp(bytes).resize(480).avif().toBuffer()).length).toBeGreaterThan(bytes.length);
  return bytes;
}

/** "800 x 10 png" is a picture of noise, "0.5 of" it is cut, "more behind" adds bytes; others have names. */
async function make(what: string): Promise<string | Uint8Array> {
  const [, share = 1, width, height, kind, more = ''] =
    /^(?:(\S+) of )?(\d+) x (\d+) (\w+)(, more behind)?$/.exec(what) ?? [];
  if (kind === undefined) return made[what]!();
  const whole = await noise(Number(width), Number(height))
    .toFormat(kind as 'png')
    .toBuffer();
  return Buffer.concat([whole.subarray(0, whole.length * Number(share)), Buffer.alloc(more.length)]);
}

const withoutHash = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(/-[0-9a-f]{8}-/g, '-HASH-'));

testTables('tests/engine/tables/pictures.txt', {
  'The size of a drawing': (svg: string) => {
    put('img/drawing.svg', svg);
    return open().describe('/img/drawing.svg');
  },
  'A path of a picture, with /img/a.svg, a file outside public/ and a link to it': (src: string) => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    if (src.includes('link')) symlinkSync(join(root, 'secret.svg'), join(publicDir, 'img/link.svg'));
    return open().describe(src);
  },
  'The content of a file that is not a picture': (name: string, content: string) => {
    put(name, content);
    return open().describe(`/${name}`);
  },
  'The size and sources of a picture, with or without variants': async (
    name: string,
    what: string,
    variants = true,
  ) => {
    put(name, await make(what));
    return withoutHash(open(variants).describe(`/${name}`));
  },
});

test('a description is cached until the file changes', () => {
  const file = put('a.svg', '<svg viewBox="0 0 10 10"/>');
  const store = open();
  expect(store.describe('/a.svg')).toMatchObject({ width: 10 });
  expect(store.describe('/a.svg')).toBe(store.describe('/a.svg'));
  writeFileSync(file, '<svg viewBox="0 0 20 10"/>');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(store.describe('/a.svg')).toMatchObject({ width: 20 });
});

test('the small sizes of a heavy drawing are pixels with a transparent background', async () => {
  put('img/woven.svg', heavyDrawing());
  const store = open();
  const description = store.describe('/img/woven.svg');
  if ('problem' in description) throw new Error(description.message);
  await store.emit(root);
  const picture = await sharp(join(root, description.sources[0]!.srcset.split(' ')[0]!)).metadata();
  expect(picture).toMatchObject({ format: 'heif', width: 480, height: 360, hasAlpha: true });
});
