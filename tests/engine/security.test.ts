import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each promise of SECURITY.md names a test that exists', () => {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!promise |-)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  const wrong = rows.filter((row) => {
    const [, name = '', file = ''] = /\| "([^"]+)" in `(tests\/[^`]+)` +\|$/.exec(row) ?? [];
    return file === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(wrong).toEqual([]);
});
