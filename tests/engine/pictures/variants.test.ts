import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { listFiles, noise, open, put, root, makePictureFolders } from './picture-folders.ts';

makePictureFolders();

describe('emitting variants', () => {
  const report = { written: 2, encoded: 2, failures: [] };

  beforeEach(async () => {
    put('wide.png', await noise(600, 20).png().toBuffer());
  });

  test('writes the described variants at their sizes and reports progress', async () => {
    const store = open();
    store.describe('/wide.png');
    const told: [number, number][] = [];
    const onProgress = (done: number, total: number) => told.push([done, total]);
    expect(await store.emit(join(root, 'out'), onProgress)).toEqual(report);
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

  test('reports a damaged picture and continues with the others', async () => {
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

  test('passes on what the system refuses, which is no damage of the picture', async () => {
    const store = open();
    const described = JSON.stringify(store.describe('/wide.png'));
    for (const [url] of described.matchAll(/\/_img\/[\w.-]+/g))
      mkdirSync(join(root, 'out', url), { recursive: true });
    await expect(store.emit(join(root, 'out'))).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

test('a picture replaced after measuring is not published under its old name', async () => {
  put('a.png', await noise(900, 600).png().toBuffer());
  const pictures = open();
  pictures.describe('/a.png');
  put('a.png', await noise(900, 601).png().toBuffer());
  await expect(pictures.emit(join(root, 'out'))).rejects.toThrow(
    'public/a.png was changed during the build. Nothing was published. Run the build again.',
  );
});
