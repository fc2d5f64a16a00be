import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { backgroundsPicture, listLooks, pictureFolder } from '../../src/engine/generate/variant-pictures.ts';
import { readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';

const { files } = readSchemaFiles(createNodeFileSystem(process.cwd()), 'section-schemas');
const looks = listLooks(files);

test('docs/sections.md shows a picture of every variant, and there are no other pictures', () => {
  expect(looks.length).toBeGreaterThan(40);
  const shown = [...looks.map(({ file }) => file), backgroundsPicture];
  const wanted = shown.toSorted();
  expect(readdirSync(pictureFolder).toSorted(), 'Run "npm run pictures".').toEqual(wanted);
  const docs = readFileSync('docs/sections.md', 'utf8');
  for (const file of shown) expect(docs).toContain(`](pictures/${file})`);
});

test('the pictures have 700 KB together at most', () => {
  const bytes = looks.map(({ file }) => statSync(join(pictureFolder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
});
