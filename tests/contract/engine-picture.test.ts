import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findArrows,
  pictureFile,
  placePicture,
  withoutDetours,
} from '../../src/engine/generate/draw-layers.ts';

test('the picture of the engine shows its imports as they are', async () => {
  const arrows = await findArrows();
  expect(arrows.length).toBeGreaterThan(10);
  const document = readFileSync(pictureFile, 'utf8');
  expect(document, 'run "npm run draw" and commit what it writes').toBe(placePicture(document, arrows));
});

test('an arrow that two others make is left out', () => {
  expect(
    withoutDetours([
      ['cli', 'checks'],
      ['checks', 'text'],
      ['cli', 'text'],
      ['cli', 'files'],
    ]),
  ).toEqual([
    ['checks', 'text'],
    ['cli', 'checks'],
    ['cli', 'files'],
  ]);
});

test('a document without a place for the picture is named', () => {
  expect(() => placePicture('# Architecture\n', [])).toThrow(
    'docs/architecture.md lacks the comments "<!-- engine folders: drawn by npm run draw -->" and "<!-- /engine folders -->", between which the picture stands.',
  );
});
