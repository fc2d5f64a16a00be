import { expect, test } from 'vitest';
import { findStaleFiles } from '../../src/engine/generate/generated-files.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

const project = createNodeFileSystem(process.cwd());

test('every generated file is as its schemas and rules make it', async () => {
  const stale = await findStaleFiles(project);
  expect(stale.map(({ problem }) => problem)).toEqual([]);
});

test('a changed schema makes its types stale, and a removed one leaves its files over', async () => {
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
      'section-schemas/generated/hero.json belongs to a schema that is gone. Run "npm run gen".',
    ]),
  );
});
