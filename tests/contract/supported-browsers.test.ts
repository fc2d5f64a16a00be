import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: string[];
};
/** The oldest version of each browser, by its name in the list. */
const oldest = Object.fromEntries(browserslist.map((entry) => entry.split(' >= '))) as Record<string, string>;

test('the build compiles for the oldest browsers that package.json names', async () => {
  const config = await resolveConfig({ root }, 'build');
  const { ios_saf: ios, ...others } = oldest;
  const expected = Object.entries({ ...others, ios: ios! }).map(([name, version]) => name + version);
  expect(config.build.target).toHaveLength(browserslist.length);
  expect(config.build.target).toEqual(expect.arrayContaining(expected));
});

test('the README names the same versions', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(oldest.edge).toBe(oldest.chrome);
  expect(oldest.ios_saf).toBe(oldest.safari);
  expect(readme).toContain(
    `Chrome and Edge from ${oldest.chrome}, Firefox from ${oldest.firefox}, and Safari from ${oldest.safari} on macOS and iOS`,
  );
});
