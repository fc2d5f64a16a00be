import { expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { findChanges } from '../../src/engine/generate/generated-files.ts';

// With a company's own schemas and rules, if there are some: it commits what they generate, too.
test('types, editor schemas and docs are committed as npm run gen writes them', async () => {
  expect(await findChanges(createNodeFileSystem(process.cwd()))).toEqual([]);
});
