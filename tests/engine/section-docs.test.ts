import { expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { generateSectionDocs } from '../../src/engine/generate/generate-docs.ts';
import { readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';

const { files } = readSchemaFiles(createNodeFileSystem(process.cwd()), 'section-schemas');
const docs = generateSectionDocs(files);

test('every link within the page leads to one of its headings', () => {
  const headings = Array.from(docs.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const linked = Array.from(docs.matchAll(/\]\(#([\w-]+)\)/g), ([, anchor]) => anchor);
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((anchor) => !headings.includes(anchor!))).toEqual([]);
});
