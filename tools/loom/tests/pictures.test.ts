import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildField } from '../src/field/build-field.ts';
import { findPictures, type Picture } from '../src/find-pictures.ts';
import type { Part, Scene } from '../src/scene.ts';
import { swatches } from '../src/swatch/swatches.ts';
import { publicFolder } from '../src/public-folder.ts';
import { weavePicture } from '../src/weave/weave-picture.ts';

const scene: Scene = {
  title: 'A ball on a block',
  frame: { width: 120, height: 90, span: 6 },
  ground: 'mist',
  seed: 1,
  parts: [
    { shape: 'box', at: [0, 0.5, 0], half: [1, 0.5, 1], round: 0.05, dye: 'cotton' },
    { shape: 'sphere', at: [0, 1.6, 0], radius: 0.6, dye: 'rust' },
  ],
};

function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}

function distanceTo(part: Part, x: number, y: number, z: number): number {
  return buildField([part]).distance([x, y, z]);
}

describe('weaving', () => {
  test('gives the same bytes for the same scene', () => {
    expect(weavePicture(scene)).toBe(weavePicture(scene));
  });

  test('uses threads of the ground and of every dye that is seen', () => {
    const svg = weavePicture(scene);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 120 90" role="img" aria-label="A ball on a block">/);
    for (const color of ['#A3C8E2', '#8F8265', '#5E1809']) expect(svg).toContain(`fill="${color}"`);
  });
});

describe('a part', () => {
  test.each<[string, Part, [number, number, number], number]>([
    ['a box', { shape: 'box', half: [1, 1, 1], dye: 'ink' }, [3, 0, 0], 2],
    ['a moved sphere', { shape: 'sphere', at: [0, 2, 0], radius: 1, dye: 'ink' }, [0, 5, 0], 2],
    [
      'the nearer of two copies',
      {
        shape: 'sphere',
        at: [
          [0, 0, 0],
          [9, 0, 0],
        ],
        radius: 1,
        dye: 'ink',
      },
      [7, 0, 0],
      1,
    ],
    ['a turned box', { shape: 'box', yaw: 90, half: [2, 1, 1], dye: 'ink' }, [0, 0, 3], 1],
    ['a scaled group', { scale: 2, group: [{ shape: 'sphere', radius: 1, dye: 'ink' }] }, [5, 0, 0], 3],
    [
      'what is cut away',
      {
        shape: 'cut',
        from: { shape: 'sphere', radius: 2 },
        away: [{ shape: 'sphere', radius: 1 }],
        dye: 'ink',
      },
      [0, 0, 0],
      1,
    ],
    [
      'copies around an axis',
      { around: 4, group: [{ shape: 'sphere', at: [3, 0, 0], radius: 1, dye: 'ink' }] },
      [0, 0, -5],
      1,
    ],
    ['a standing figure', { prop: 'figure', at: [4, 0, 0], dye: 'ink' }, [4, 2.97, 0], 1],
  ])('is as far away as it should be: %s', (_, part, [x, y, z], distance) => {
    expect(distanceTo(part, x, y, z)).toBeCloseTo(distance, 2);
  });

  test('takes the dye of the place', () => {
    const field = buildField([
      {
        shape: 'box',
        half: [2, 1, 1],
        dye: { paint: 'layers', axis: 'x', borders: [0], dyes: ['ink', 'rust'] },
      },
    ]);
    expect(field.colorsAt([-1, 1, 0])).not.toEqual(field.colorsAt([1, 1, 0]));
  });
});

describe('the pictures of the site', () => {
  let pictures: Map<string, Picture>;

  beforeAll(async () => {
    pictures = await findPictures();
  });

  test('all exist: each has its file, and the file its title', () => {
    expect(pictures.size).toBeGreaterThan(60);
    for (const { name, file, title } of pictures.values()) {
      const bytes = readFileSync(`${publicFolder}img/${file}`);
      if (!(name in swatches)) expect(bytes.toString('utf8', 0, 300)).toContain(`aria-label="${title}"`);
    }
  });

  test.each(Object.keys(swatches))('are up to date: %s', async (name) => {
    const { file, draw } = pictures.get(name)!;
    // Compares pixels, not bytes: another version of the encoder may compress differently.
    const [woven, kept] = [await draw(), readFileSync(`${publicFolder}img/${file}`)];
    expect((await pixels(woven)).equals(await pixels(kept))).toBe(true);
  });
});
