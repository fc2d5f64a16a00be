import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { createWriter } from '../../src/engine/files/writer.ts';
import { createPictureStore, type PictureStoreOptions } from '../../src/engine/pictures/picture-store.ts';
import { testTables } from '../shared/test-tables.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import { noise, pngOf } from './example-pictures.ts';

let root: string;
let publicDir: string;

beforeEach(() => {
  root = makeFolder();
  publicDir = join(root, 'public');
});

const put = (name: string, content: string | Uint8Array) => writeFiles(publicDir, { [name]: content });

/** Lines without a pattern on a transparent background. */
function heavyDrawing(more = ''): string {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % 1200;
  const lines = Array.from({ length: 12_000 }, () => `M${next()} ${next()}h9`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${more}<path fill="none" stroke="#000" d="${lines}"/></svg>`;
}

const open = (options: Pick<PictureStoreOptions, 'base'> = { base: '/' }) => {
  const fileSystem = createNodeFileSystem(root);
  return createPictureStore({ fileSystem, assets: indexAssets(fileSystem, 'public'), ...options });
};
/** What a page needs of a description. */
const describeBriefly = (src: string, store = open()) => {
  const described = store.describe(src);
  if (typeof described !== 'object') return described ?? 'none';
  const { width, height, sources } = described;
  return { width, height, sources };
};

const path = (times: number) => `<svg viewBox="0 0 1200 900"><path d="${'M0 0h9'.repeat(times)}"/></svg>`;

/** Pictures that tables refer to by name. */
const made: Record<string, () => string | Promise<Buffer>> = {
  'a drawing of many lines': heavyDrawing,
  'a light drawing': () => path(1),
  'a drawing of few patterns': () => path(20_000),
  'a small one of many lines': () => heavyDrawing().replace('1200 900', '240 180'),
  'a photo that the camera turned': () => noise(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a tall picture': async () => Buffer.concat([pngOf(1080, 20_000), Buffer.alloc(3e6)]),
  'a huge one': async () => Buffer.concat([pngOf(17_000, 17_000), Buffer.alloc(3e6)]),
  'one of few colours': drawBars,
  'one that moves': async () => {
    const frames = [noise(600, 4), noise(600, 4).negate()].map((one) => one.png().toBuffer());
    return sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
  },
};

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

/** "800 x 10 png" is a picture of noise, "… behind" adds bytes, "<…>" is in a heavy drawing; others have names. */
async function make(what: string): Promise<string | Uint8Array> {
  if (what.startsWith('<')) return heavyDrawing(what);
  const [, width, height, kind, more = ''] = /^(\d+) x (\d+) (\w+)(?:, (\w+) behind)?$/.exec(what) ?? [];
  if (kind === undefined) return made[what]!();
  const whole = await noise(Number(width), Number(height))
    .toFormat(kind as 'png')
    .toBuffer();
  return Buffer.concat([whole, Buffer.from(more)]);
}

const withoutHash = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(/-[0-9a-f]{8}-/g, '-HASH-'));

testTables('tests/engine/tables/pictures.txt', {
  'The size of a drawing': (svg: string) => {
    put('img/drawing.svg', svg);
    return describeBriefly('/img/drawing.svg');
  },
  'A path of a picture, with /img/a.svg, a file outside public/ and a link to it': (src: string) => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    if (src.includes('link')) symlinkSync(join(root, 'secret.svg'), join(publicDir, 'img/link.svg'));
    return describeBriefly(src);
  },
  'The content of a file that is not a picture': (name: string, content: string) => {
    put(name, content);
    return describeBriefly(`/${name}`);
  },
  'The size and sources of a picture, with this base, or none': async (
    name: string,
    what: string,
    base = '/',
  ) => {
    put(name, await make(what));
    return withoutHash(describeBriefly(`/${name}`, open(base === '' ? {} : { base })));
  },
});

test('a store describes files as they were when it was first asked', () => {
  put('a.svg', '<svg viewBox="0 0 10 10"/>');
  const store = open();
  expect(store.describe('/a.svg')).toMatchObject({ width: 10 });
  put('a.svg', '<svg viewBox="0 0 20 10"/>');
  expect(store.describe('/a.svg')).toMatchObject({ width: 10 });
  expect(open().describe('/a.svg')).toMatchObject({ width: 20 });
});

test('pictures of examples have addresses of their own, unless public/ has them', () => {
  const drawing = (width: number) => `<svg viewBox="0 0 ${width} 10"/>`;
  writeFiles(root, {
    'section-schemas/examples/a.svg': drawing(10),
    'section-schemas/examples/b.svg': drawing(20),
    'public/examples/b.svg': drawing(30),
  });
  expect(['a', 'b'].map((name) => open().describe(`/examples/${name}.svg`))).toMatchObject([
    { width: 10 },
    { width: 30 },
  ]);
});

test('the small sizes of a heavy drawing are pixels with a transparent background', async () => {
  put('img/woven.svg', heavyDrawing());
  const store = open();
  const description = store.describe('/img/woven.svg');
  if (typeof description !== 'object') throw new Error(description);
  await store.emit(createWriter(root));
  const picture = await sharp(join(root, description.sources[0]!.srcset.split(' ')[0]!)).metadata();
  expect(picture).toMatchObject({ format: 'heif', width: 480, height: 360, hasAlpha: true });
});

test('a drawing is judged by its text, and never decoded', async () => {
  put('a.svg', '<svg viewBox="0 0 1 1"/>');
  expect(await open().findDecodeError('/a.svg')).toBeUndefined();
});

describe('emitting variants', () => {
  beforeEach(async () => {
    put('wide.png', await noise(600, 20).png().toBuffer());
  });

  test('writes the described variants at their sizes and reports progress', async () => {
    const store = open();
    store.describe('/wide.png');
    const told: [number, number][] = [];
    const onProgress = (done: number, total: number) => told.push([done, total]);
    await store.emit(createWriter(join(root, 'out')), onProgress);
    expect(told).toEqual([1, 2].map((done) => [done, 2]));
    const files = readdirSync(join(root, 'out/_img')).toSorted();
    for (const [index, width] of [480, 600].entries()) {
      expect(files[index]).toMatch(new RegExp(`^wide-[0-9a-f]{8}-${width}\\.avif$`));
      expect(await sharp(join(root, 'out/_img', files[index]!)).metadata()).toMatchObject({
        width,
        format: 'heif',
      });
    }
    expect(files).toHaveLength(2);
  });

  test('names a damaged picture', async () => {
    const whole = await noise(600, 200).jpeg().toBuffer();
    put('hurt.jpg', whole.fill(0xff, whole.length / 2, whole.length - 2));
    const store = open();
    expect(store.describe('/hurt.jpg')).toMatchObject({ width: 600 });
    await expect(store.emit(createWriter(join(root, 'out')))).rejects.toThrow(
      /^Damaged picture "\/hurt\.jpg"\. /,
    );
  });

  test('passes on what the system refuses, which is no damage of the picture', async () => {
    const store = open();
    const described = JSON.stringify(store.describe('/wide.png'));
    for (const [url] of described.matchAll(/\/_img\/[\w.-]+/g))
      mkdirSync(join(root, 'out', url), { recursive: true });
    await expect(store.emit(createWriter(join(root, 'out')))).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

test('a picture replaced after measuring is not published under its old name', async () => {
  put('a.png', await noise(900, 600).png().toBuffer());
  const pictures = open();
  pictures.describe('/a.png');
  put('a.png', await noise(900, 601).png().toBuffer());
  await expect(pictures.emit(createWriter(join(root, 'out')))).rejects.toThrow(
    'public/a.png was changed during the build. Nothing was published. Run the build again.',
  );
});

test.each(['0 0 40000 10', '0 0 40000 30000'])('a drawing of %s is encoded', async (viewBox) => {
  put('a.svg', heavyDrawing().replace('0 0 1200 900', viewBox));
  const store = open();
  expect(store.describe('/a.svg')).toMatchObject({ sources: [{ type: 'image/avif' }] });
  await store.emit(createWriter(root));
});
