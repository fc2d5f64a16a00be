import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPretty } from '../../src/engine/check/report.ts';
import { checkSite } from '../../src/engine/check/check.ts';
import { createFolderFiles } from './test-site.ts';

const root = 'tests/engine/fixtures';
const cases = readdirSync(root);

test('there are fixtures', () => {
  expect(cases.length).toBeGreaterThan(5);
});

// To add a test, add a folder with pages/. Run vitest once to write its expected.txt, and review it.
test.each(cases)('the report of %s equals expected.txt', async (name) => {
  expect(existsSync(`${root}/${name}/pages`), `${root}/${name} has no folder pages/.`).toBe(true);
  const inspection = await checkSite({ fileSystem: createFolderFiles(`${root}/${name}`) });
  await expect(`${formatPretty(inspection)}\n`).toMatchFileSnapshot(`fixtures/${name}/expected.txt`);
});
