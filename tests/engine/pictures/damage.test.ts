import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../src/engine/files/cache.ts';
import { createPictureStore, type PictureStore } from '../../../src/engine/pictures/picture-store.ts';
import { fixturePublic } from '../../stage/fixture-files.ts';
import { check, pageBelowHero } from '../test-site.ts';
import { heavyDrawing, makePictureFolders, noise, open, publicDir, put, root } from './picture-folders.ts';

makePictureFolders();

/** The findings for a home page that shows a file of the public folder. */
function judge(src: string, bytes: Buffer, store: PictureStore): Promise<string> {
  put(src, bytes);
  const cards = pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A', picture: src }] });
  return check({ 'pages/index.json': cards, [`public${src}`]: bytes }, { pictures: store });
}

const damaged = (whole: Buffer) => Buffer.from(whole).fill(0xff, whole.length >> 1, whole.length - 12);

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a %s file that is damaged behind its header is found where a page names it',
  async (kind) => {
    const src = `/img/a.${kind}`;
    const whole = await noise(64, 48).toFormat(kind, { lossless: true }).toBuffer();
    const cache = openCache(join(root, 'cache'));
    const judgeCached = (bytes: Buffer) => judge(src, bytes, createPictureStore({ publicDir, cache }));
    expect(await judgeCached(whole)).toBe('');
    expect(await judgeCached(damaged(whole))).toMatch(
      new RegExp(
        `^pages/index.json:\\d+:\\d+ error picture-measurable «"${src}"»\nUnreadable picture "${src}". It is damaged and cannot be decoded: .+\nSave the picture again`,
      ),
    );
    expect(await judgeCached(whole)).toBe('');
  },
);

test('a font that is damaged behind its header is found', async () => {
  const file = 'funnel-display-latin-c7d6c143.woff2';
  const whole = readFileSync(join(fixturePublic, 'fonts', file));
  const judgeFont = (bytes: Buffer) => {
    put(`fonts/${file}`, bytes);
    return check({ [`public/fonts/${file}`]: bytes }, { pictures: open() });
  };
  expect(await judgeFont(whole)).toBe('');
  expect(await judgeFont(damaged(whole))).toBe(
    `public/fonts/${file}:1:1 error asset-publishable «»\nUnreadable file. It is damaged and cannot be decoded: Failed to decompress the font data.\nSave or download the file again.`,
  );
});

test.each(['0 0 40000 10', '0 0 40000 30000'])('a drawing of %s is encoded', async (viewBox) => {
  put('a.svg', heavyDrawing().replace('0 0 1200 900', viewBox));
  const store = open();
  expect(store.describe('/a.svg')).toMatchObject({ sources: [{ type: 'image/avif' }] });
  expect((await store.emit(root)).failures).toEqual([]);
});
