import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { findStaleFiles } from '../../src/engine/generate/generated-files.ts';

const project = createNodeFileSystem(process.cwd());

test('types, editor schemas and docs are committed as npm run gen writes them', async () => {
  expect(await findStaleFiles(project)).toEqual([]);
});

test('a changed schema makes its types stale, and files of a removed schema are reported', async () => {
  const [changed, removed] = ['section-schemas/statsStrip.json', 'hero.json'];
  const stale = await findStaleFiles({
    ...project,
    read: (path: string) =>
      path === changed
        ? Buffer.from(String(project.read(path)).replaceAll('StatsStripSection', 'FiguresSection'))
        : project.read(path),
    list: (folder: string) =>
      project.list(folder).filter((file) => folder !== 'section-schemas' || file !== removed),
  });
  expect(stale.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining([
      'src/shared/generated/sections.ts is out of date. Run "npm run gen".',
      'section-schemas/generated/hero.json belongs to a removed schema. Run "npm run gen".',
    ]),
  );
});

test('the docs list the folders of the engine in the order that the linter enforces', () => {
  const [, layers] = /const layers = \[([^\]]*)\]/.exec(readFileSync('.dependency-cruiser.cjs', 'utf8'))!;
  const order = [...layers!.matchAll(/'(.*?)'/g)].map(([, folder]) => folder).join(' → ');
  expect(readFileSync('docs/architecture.md', 'utf8').replaceAll('\n', ' ')).toContain(order);
});
