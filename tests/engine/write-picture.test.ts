import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writePicture } from '../../tools/pictures/write-picture.ts';
import { makeFolder } from '../stage/make-folder.ts';

/** A dark square on a light ground, as a picture of a section. */
const draw = (left: number, quality = 58) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#fbf7f0' } })
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#20304a' } },
        left,
        top: 20,
      },
    ])
    .webp({ quality })
    .toBuffer();

test('a picture is written when it is new or looks different, and kept when only its bytes differ', async () => {
  const file = join(makeFolder(), 'hero.webp');
  const first = await draw(20);
  expect(await writePicture(file, first)).toBe(true);
  expect(await writePicture(file, await draw(20, 56))).toBe(false);
  expect(readFileSync(file)).toEqual(first);
  expect(await writePicture(file, await draw(24))).toBe(true);
  expect(readFileSync(file)).toEqual(await draw(24));
  const wider = await sharp(first).resize({ width: 300 }).webp().toBuffer();
  expect(await writePicture(file, wider)).toBe(true);
});
