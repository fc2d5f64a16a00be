import { expect, test } from 'vitest';
import { findStaleFiles, generateFiles } from '../../src/engine/generate/generated-files.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

const project = createNodeFileSystem(process.cwd());

test('every generated file is as its schemas and rules make it', async () => {
  const stale = await findStaleFiles(project);
  expect(stale.map(({ problem }) => problem)).toEqual([]);
});

test('a changed schema makes its types stale, and a removed one leaves its files over', async () => {
  const name = 'section-schemas/statsStrip.json';
  const changed = {
    ...project,
    read: (path: string) =>
      path === name
        ? Buffer.from(String(project.read(name)).replaceAll('StatsStripSection', 'FiguresSection'))
        : project.read(path),
  };
  expect((await findStaleFiles(changed)).map(({ problem }) => problem)).toContain(
    'src/shared/generated/sections.ts is out of date. Run "npm run gen".',
  );

  const removed = {
    ...project,
    list: (folder: string) =>
      project.list(folder).filter((file) => folder !== 'section-schemas' || file !== 'statsStrip.json'),
  };
  expect((await findStaleFiles(removed)).map(({ problem }) => problem)).toContain(
    'section-schemas/generated/statsStrip.json belongs to a schema that is gone. Run "npm run gen".',
  );
});

test('the same schemas give the same bytes', async () => {
  expect(await generateFiles(project)).toEqual(await generateFiles(project));
});
