import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noise, open, publicDir, put, root, makePictureFolders } from './picture-folders.ts';

makePictureFolders();

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
