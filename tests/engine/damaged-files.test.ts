import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { judgeAssetContent } from '../../src/engine/files/asset-kind.ts';
import { noCache, openCache } from '../../src/engine/files/cache.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { fixturePublic } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { noise } from './example-pictures.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { check, pageBelowHero } from './test-site.ts';

/** The findings for a site with these files, whose pictures and fonts are opened. */
function judge(files: Record<string, unknown>, cache = noCache): Promise<string> {
  const fileSystem = createMemoryFileSystem(files);
  const assets = indexAssets(fileSystem, 'public');
  return check(files, { pictures: createPictureStore({ fileSystem, assets, cache }) });
}

const damaged = (whole: Buffer) => Buffer.from(whole).fill(0xff, whole.length >> 1, whole.length - 12);

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a damaged %s file is found', async (kind) => {
  const src = `/img/a.${kind}`;
  const whole = await noise(64, 48).toFormat(kind, { lossless: true }).toBuffer();
  const cards = pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A', picture: src }] });
  const cache = openCache(makeFolder());
  const judgePicture = (bytes: Buffer) =>
    judge({ 'pages/index.json': cards, [`public${src}`]: bytes }, cache);
  expect(await judgePicture(whole)).toBe('');
  expect(judgeAssetContent(`/img/a.${kind === 'png' ? 'jpg' : 'png'}`, whole), 'another name').toBeDefined();
  // Without its end mark, which is a part of its last hundredth, a PNG has all its pixels.
  for (const bytes of [
    damaged(whole),
    ...[0.5, 0.9, 0.98].map((share) => whole.subarray(0, whole.length * share)),
  ])
    expect(await judgePicture(bytes)).toMatch(
      new RegExp(
        `^pages/index.json:\\d+:\\d+ error picture-measurable «"${src}"»\nUnreadable picture "${src}". It is damaged or cut short, and cannot be decoded: .+\nSave the picture again`,
      ),
    );
  expect(await judgePicture(whole)).toBe('');
});

test('a drawing is read once for all checks, and again when it has changed', async () => {
  const read: string[] = [];
  const disk = openCache(makeFolder());
  const cache = { ...disk, put: (key: string, bytes: string) => (read.push(bytes), disk.put(key, bytes)) };
  const judgeDrawing = (attributes: string) =>
    judge(
      {
        'public/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"${attributes}/>`,
      },
      cache,
    );
  const unsafe =
    'public/a.svg:1:64 error picture-safe «onload="a()"»\nUnsafe attribute "onload" in a picture.';
  expect(await judgeDrawing('')).toBe('');
  expect(await judgeDrawing(' onload="a()"')).toContain(unsafe);
  expect(await judgeDrawing(' onload="a()"')).toContain(unsafe);
  expect(await judgeDrawing('')).toBe('');
  expect(read.filter((bytes) => bytes.includes('"width":40'))).toHaveLength(2);
});

test('a damaged font is found', async () => {
  const file = 'public/fonts/funnel-display-latin-c7d6c143.woff2';
  const whole = readFileSync(join(fixturePublic, file.slice('public/'.length)));
  expect(await judge({ [file]: whole })).toBe('');
  expect(await judge({ [file]: damaged(whole) })).toBe(
    `${file}:1:1 error asset-publishable «»\nUnreadable font "${file.slice('public'.length)}". It is damaged or no WOFF2 file.\nSave or download the file again.`,
  );
});
