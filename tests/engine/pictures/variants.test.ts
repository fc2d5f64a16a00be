import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cacheDir,
  listFiles,
  noise,
  open,
  publicDir,
  put,
  root,
  makePictureFolders,
} from './picture-folders.ts';

makePictureFolders();

describe('emitting variants', () => {
  const report = { written: 2, encoded: 2, failures: [] };

  beforeEach(async () => {
    put('wide.png', await noise(600, 20).png().toBuffer());
  });

  test('writes what was described, at the promised sizes, and says how far it is', async () => {
    const store = open();
    store.describe('/wide.png');
    const told: [number, number][] = [];
    const onProgress = (done: number, total: number) => told.push([done, total]);
    expect(await store.emit(join(root, 'out'), { onProgress })).toEqual(report);
    expect(told).toEqual([1, 2].map((done) => [done, 2]));
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

  test('takes the second build from the cache, byte for byte the same', async () => {
    for (const out of ['first', 'second']) {
      const store = open();
      store.describe('/wide.png');
      expect(await store.emit(join(root, out))).toEqual({ ...report, encoded: out === 'first' ? 2 : 0 });
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
    put('hurt.jpg', whole.fill(0xff, whole.length / 2, whole.length - 2));
    const store = open();
    expect(store.describe('/hurt.jpg')).toMatchObject({ width: 600 });
    store.describe('/wide.png');
    const { written, failures } = await store.emit(join(root, 'out'));
    expect(written).toBe(2);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.message).toMatch(/^Damaged picture "\/hurt\.jpg"\. /);
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
