import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encoding } from '../../src/engine/pictures/plan-variants.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';

let root: string;
let publicDir: string;
let cacheDir: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  publicDir = join(root, 'public');
  cacheDir = join(root, 'cache');
});

afterEach(() => rmSync(root, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  const path = join(publicDir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

function noise(width: number, height: number): Sharp {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * index) % 251);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Lines without a pattern, on no ground. */
function heavyDrawing(more = ''): string {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % 1200;
  const lines = Array.from({ length: 12_000 }, () => `M${next()} ${next()}h9`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${more}<path fill="none" stroke="#000" d="${lines}"/></svg>`;
}

function open(variants = true) {
  return createPictureStore({ publicDir, cacheDir, variants });
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder)).toSorted();
}

describe('the size of an SVG', () => {
  test.each([
    [
      'its viewBox',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path d="M0 0"/></svg>',
      1200,
      900,
    ],
    ['a viewBox with commas', "<svg viewBox='-5,-5,24,24.4'/>", 24, 24],
    ['width and height before the viewBox', '<svg width="40" height="30" viewBox="0 0 4 3"/>', 40, 30],
    ['one length and the viewBox', '<svg viewBox="0 0 400 300" width="100px"/>', 100, 75],
    [
      'the viewBox when a length is relative',
      '<svg width="100%" height="100%" viewBox="0 0 64 32"/>',
      64,
      32,
    ],
    ['printers’ units', '<svg width="1in" height="72pt"/>', 96, 96],
    [
      'the root after a comment',
      '<?xml version="1.0"?><!-- <svg width="1" height="1"> --><svg\n width="7" height="8"/>',
      7,
      8,
    ],
  ])('comes from %s', (_, svg, width, height) => {
    put('img/drawing.svg', svg);
    expect(open().describe('/img/drawing.svg')).toEqual({ width, height, sources: [] });
  });

  test.each(['<svg></svg>', '<svg viewBox="0 0 0 5"/>', '<p>no drawing</p>'])(
    'is a problem when %s does not tell',
    (svg) => {
      put('img/drawing.svg', svg);
      expect(open().describe('/img/drawing.svg')).toEqual({
        problem: 'unmeasurable',
        message:
          'Unreadable picture "/img/drawing.svg". The SVG has neither "width" and "height" nor a "viewBox".',
      });
    },
  );
});

describe('the size of a raster picture', () => {
  test.each(['webp', 'png', 'jpeg', 'avif', 'gif'] as const)('is read from %s', async (format) => {
    put(`img/photo.${format}`, await noise(64, 48).toFormat(format).toBuffer());
    expect(open().describe(`/img/photo.${format}`)).toEqual({ width: 64, height: 48, sources: [] });
  });

  test('follows the rotation a camera noted', async () => {
    put('img/photo.jpg', await noise(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(open().describe('/img/photo.jpg')).toMatchObject({ width: 48, height: 64 });
  });
});

describe('a picture that cannot be shown', () => {
  test('is reported when the file is missing', () => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    expect(open().describe('/img/b.svg')).toEqual({
      problem: 'missing',
      message: 'Unknown picture "/img/b.svg". There is no such file in public/.',
    });
  });

  test.each([
    '/../secret.svg',
    '/img/../../secret.svg',
    '//host/a.svg',
    'img/a.svg',
    '/img\\a.svg',
    '/img/a.svg?x',
    '/a\0.svg',
    `/${'a'.repeat(300)}.svg`,
  ])('is refused for its path: %j', (src) => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    expect(open().describe(src)).toMatchObject({ problem: 'unsafe' });
  });

  test('is refused when a link leads out of the public folder', () => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    symlinkSync(join(root, 'secret.svg'), join(publicDir, 'img/link.svg'));
    expect(open().describe('/img/link.svg')).toEqual({
      problem: 'unsafe',
      message: 'Unsafe picture path "/img/link.svg". The file lies outside public/.',
    });
  });

  test.each([
    [
      'notes.txt',
      'hello',
      'Unknown kind of picture "/notes.txt". Use .avif, .gif, .jpeg, .jpg, .png, .svg, .webp.',
    ],
    ['empty.png', '', 'Unreadable picture "/empty.png". The file is empty.'],
    ['broken.webp', 'RIFF', 'Unreadable picture "/broken.webp". The file is damaged or is no WEBP picture.'],
  ])('is reported with the reason: %s', (name, content, message) => {
    put(name, content);
    expect(open().describe(`/${name}`)).toEqual({ problem: 'unmeasurable', message });
  });

  test('is reported when its ending lies', async () => {
    put('photo.webp', await noise(20, 20).png().toBuffer());
    expect(open().describe('/photo.webp')).toEqual({
      problem: 'unmeasurable',
      message: 'Unreadable picture "/photo.webp". The file is named like a WEBP picture but is a PNG.',
    });
  });
});

describe('describing a picture', () => {
  test('notices that the file has changed', () => {
    const path = put('a.svg', '<svg viewBox="0 0 10 10"/>');
    const store = open();
    expect(store.describe('/a.svg')).toMatchObject({ width: 10 });
    writeFileSync(path, '<svg viewBox="0 0 20 10"/>');
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    expect(store.describe('/a.svg')).toMatchObject({ width: 20 });
  });

  test('remembers the answer', () => {
    put('a.svg', '<svg viewBox="0 0 10 10"/>');
    const store = open();
    expect(store.describe('/a.svg')).toBe(store.describe('/a.svg'));
  });

  test('offers AVIF and WebP at every width up to its own', async () => {
    put('img/Große Halle, 1.png', await noise(800, 10).png().toBuffer());
    const description = open().describe('/img/Große Halle, 1.png');
    if ('problem' in description) throw new Error(description.message);
    expect(description.sources.map((source) => source.type)).toEqual(['image/avif']);
    expect(description.sources[0]?.srcset).toMatch(
      /^\/_img\/Gro-e-Halle-1-([0-9a-f]{8})-480\.avif 480w, \/_img\/Gro-e-Halle-1-\1-768\.avif 768w, \/_img\/Gro-e-Halle-1-\1-800\.avif 800w$/,
    );
  });

  test('offers the small sizes of a heavy drawing as pixels, and behind them the drawing', async () => {
    put('img/woven.svg', heavyDrawing());
    const store = open();
    const description = store.describe('/img/woven.svg');
    if ('problem' in description) throw new Error(description.message);
    expect(description.sources).toEqual([
      {
        type: 'image/avif',
        srcset: expect.stringMatching(
          /^\/_img\/woven-(\w{8})-480\.avif 480w, \/_img\/woven-\1-768\.avif 768w, \/img\/woven\.svg 1200w$/,
        ),
      },
    ]);
    const url = description.sources[0]!.srcset.split(' ')[0]!;
    const picture = await sharp(await store.readVariant(url)).metadata();
    expect(picture).toMatchObject({ format: 'heif', width: 480, height: 360, hasAlpha: true });
  });

  test.each([
    ['light', '<svg viewBox="0 0 1200 900"><path d="M0 0h9"/></svg>'],
    ['of few patterns', `<svg viewBox="0 0 1200 900"><path d="${'M0 0h9'.repeat(20_000)}"/></svg>`],
    ['with words', heavyDrawing('<text>A</text>')],
    ['with styles', heavyDrawing('<style>path{fill:red}</style>')],
    ['small', heavyDrawing().replace('1200 900', '240 180')],
  ])('offers nothing for a drawing that is %s', (_, svg) => {
    put('img/drawing.svg', svg);
    expect(open().describe('/img/drawing.svg')).toMatchObject({ sources: [] });
  });

  test('offers nothing for a drawing whose address would end an entry of srcset', () => {
    put('img/a, b.svg', heavyDrawing());
    expect(open().describe('/img/a, b.svg')).toMatchObject({ sources: [] });
  });

  test('offers nothing when variants are switched off', async () => {
    put('wide.png', await noise(800, 10).png().toBuffer());
    expect(open(false).describe('/wide.png')).toEqual({ width: 800, height: 10, sources: [] });
  });

  test('offers nothing for a picture that moves', async () => {
    const frames = await sharp(
      [await noise(600, 4).png().toBuffer(), await noise(600, 4).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    put('moving.webp', frames);
    expect(open().describe('/moving.webp')).toMatchObject({ width: 600, sources: [] });
  });
});

describe('emitting variants', () => {
  const report = { written: 2, encoded: 2, failures: [] };

  beforeEach(async () => {
    put('wide.png', await noise(600, 20).png().toBuffer());
  });

  test('writes what was described, at the promised sizes', async () => {
    const store = open();
    store.describe('/wide.png');
    expect(await store.emit(join(root, 'out'))).toEqual(report);

    const files = listFiles('out/_img');
    expect(files.map((name) => name.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      'wide-480.avif',
      'wide-600.avif',
    ]);
    for (const name of files) {
      const { width, format } = await sharp(join(root, 'out/_img', name)).metadata();
      expect(`${width}.${format === 'heif' ? 'avif' : format}`).toBe(name.split('-').at(-1));
    }
  });

  test('tells after each file how far it is', async () => {
    const store = open();
    store.describe('/wide.png');
    const told: [number, number][] = [];
    await store.emit(join(root, 'out'), { onProgress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([1, 2].map((done) => [done, 2]));
  });

  test('spends its effort where it is seen: a further step of it saves less than a twelfth of the bytes', async () => {
    const cloth = await readFile(resolve(import.meta.dirname, '../../public/img/hero1-900.webp'));
    const sizeAt = async (effort: number) =>
      (
        await sharp(cloth)
          .resize(320)
          .avif({ ...encoding.photo, effort })
          .toBuffer()
      ).length;
    const ours = await sizeAt(encoding.photo.effort);
    expect(await sizeAt(5)).toBeGreaterThan((ours * 11) / 12);
    expect(await sizeAt(encoding.photo.effort - 1)).toBeGreaterThan(ours);
  });

  test('writes nothing for a picture nobody described', async () => {
    expect(await open().emit(join(root, 'out'))).toEqual({ written: 0, encoded: 0, failures: [] });
  });

  test('takes the second build from the cache, byte for byte the same', async () => {
    for (const out of ['first', 'second']) {
      const store = open();
      store.describe('/wide.png');
      expect(await store.emit(join(root, out))).toEqual({ ...report, encoded: out === 'first' ? 2 : 0 });
    }
    expect(readAll('second')).toEqual(readAll('first'));
  });

  test('gives the same bytes without the cache', async () => {
    for (const out of ['first', 'second']) {
      const store = open();
      store.describe('/wide.png');
      await store.emit(join(root, out));
      rmSync(cacheDir, { recursive: true });
    }
    expect(readAll('second')).toEqual(readAll('first'));
  });

  test.each([
    ['cut short', (entry: Buffer) => entry.subarray(0, 40)],
    ['emptied', () => Buffer.alloc(0)],
    ['altered', (entry: Buffer) => Buffer.from(entry).fill(0, 10, 20)],
  ])('makes a cache entry again that was %s', async (_, damage) => {
    const store = open();
    store.describe('/wide.png');
    await store.emit(join(root, 'first'));
    const [entry = ''] = listFiles('cache');
    writeFileSync(join(cacheDir, entry), damage(readFileSync(join(cacheDir, entry))));

    expect(await store.emit(join(root, 'second'))).toEqual({ ...report, encoded: 1 });
    expect(readAll('second')).toEqual(readAll('first'));
  });

  test('lets two builds share the cache at the same time', async () => {
    const stores = [open(), open()];
    for (const store of stores) store.describe('/wide.png');
    await Promise.all(stores.map((store, index) => store.emit(join(root, `out${index}`))));
    expect(readAll('out1')).toEqual(readAll('out0'));
    expect(listFiles('cache').every((name) => /^[0-9a-f]{64}\.avif$/.test(name))).toBe(true);
  });

  test('reports a picture whose data is damaged and goes on with the others', async () => {
    const whole = await noise(600, 200).jpeg().toBuffer();
    put('cut.jpg', whole.subarray(0, whole.length / 2));
    const store = open();
    expect(store.describe('/cut.jpg')).toMatchObject({ width: 600 });
    store.describe('/wide.png');
    const { written, failures } = await store.emit(join(root, 'out'));
    expect(written).toBe(2);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.message).toMatch(/^Damaged picture "\/cut\.jpg"\. /);
  });

  test('keeps a variant that two equal files share when one of them changes', async () => {
    cpSync(join(publicDir, 'wide.png'), put('copy/wide.png', ''));
    const store = open();
    store.describe('/wide.png');
    const copy = store.describe('/copy/wide.png');
    if ('problem' in copy) throw new Error(copy.message);
    put('wide.png', await noise(500, 20).png().toBuffer());
    store.describe('/wide.png');
    const url = copy.sources[0]?.srcset.split(' ')[0] ?? '';
    expect(await store.readVariant(url)).toBeInstanceOf(Uint8Array);
    expect(await store.readVariant('/_img/unknown.avif')).toBeUndefined();
  });

  function readAll(out: string): [string, Buffer][] {
    return listFiles(join(out, '_img')).map((name) => [name, readFileSync(join(root, out, '_img', name))]);
  }
});

test('a picture that is replaced after it was measured is not published under its old name', async () => {
  put('a.png', await noise(900, 600).png().toBuffer());
  const pictures = open();
  pictures.describe('/a.png');
  put('a.png', await noise(900, 601).png().toBuffer());
  await expect(pictures.emit(join(root, 'out'))).rejects.toThrow(
    'public/a.png was changed while the site was being built. Nothing was published; run the build again.',
  );
});
