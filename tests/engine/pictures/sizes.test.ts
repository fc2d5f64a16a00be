import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testTables } from '../../shared/test-tables.ts';
import { noise, open, publicDir, put, root, makePictureFolders } from './picture-folders.ts';

makePictureFolders();

testTables('tests/engine/tables/pictures.txt', {
  'The size of a drawing': (svg: string) => {
    put('img/drawing.svg', svg);
    return open().describe('/img/drawing.svg');
  },
  'A path of a picture, beside /img/a.svg and a file outside public/': (src: string) => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    return open().describe(src);
  },
  'The content of a file that is no picture': (name: string, content: string) => {
    put(name, content);
    return open().describe(`/${name}`);
  },
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
  test('is refused when a link leads out of the public folder', () => {
    put('img/a.svg', '<svg viewBox="0 0 1 1"/>');
    writeFileSync(join(root, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
    symlinkSync(join(root, 'secret.svg'), join(publicDir, 'img/link.svg'));
    expect(open().describe('/img/link.svg')).toEqual({
      problem: 'unsafe',
      message: 'Unsafe picture path "/img/link.svg". The file lies outside public/.',
    });
  });

  test.each(['webp', 'png', 'jpeg'] as const)(
    'is reported when its copy was broken off, however small it is: %s',
    async (format) => {
      const whole = await noise(64, 48).toFormat(format).toBuffer();
      for (const share of [0.5, 0.9, 0.99]) {
        put(`${share}.${format}`, whole.subarray(0, whole.length * share));
        expect(open().describe(`/${share}.${format}`), String(share)).toEqual({
          problem: 'unmeasurable',
          message: `Unreadable picture "/${share}.${format}". The file is cut short: its end is missing.`,
        });
      }
    },
  );

  test.each(['webp', 'png', 'jpeg'] as const)(
    'is none that has something behind its end: %s',
    async (format) => {
      const whole = await noise(64, 48).toFormat(format).toBuffer();
      put(`more.${format}`, Buffer.concat([whole, Buffer.alloc(9)]));
      expect(open().describe(`/more.${format}`)).toMatchObject({ width: 64 });
    },
  );

  test('is reported when its ending lies', async () => {
    put('photo.webp', await noise(20, 20).png().toBuffer());
    expect(open().describe('/photo.webp')).toEqual({
      problem: 'unmeasurable',
      message: 'Unreadable picture "/photo.webp". The file is named like a WEBP picture but is a PNG.',
    });
  });
});
