import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { fixFiles, writeFixes } from '../../src/engine/check/fix.ts';
import { readJson } from '../../src/engine/json/read-json.ts';
import { splice } from '../../src/engine/json/splice.ts';
import { writeNew, writeWhole } from '../../src/engine/files/node-file-system.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { createRandom } from '../stage/random.ts';
import { writeFiles } from '../stage/write-files.ts';
import { createTestFiles, goodPage, miniSchemas } from './test-site.ts';
import { testCases } from './written-cases.ts';

const home = 'pages/index.json';

/** The home page after --fix, which changes nothing else and nothing more in a second run. */
async function fix<Content extends string | Buffer>(
  content: Content,
  files: Record<string, unknown> = {},
): Promise<Content | Buffer> {
  const run = (text: string | Buffer) =>
    fixFiles(createTestFiles({ ...files, [home]: text }), (fileSystem) =>
      check(openSite({ fileSystem, schemas: miniSchemas })),
    );
  const [fixed, ...others] = await run(content);
  expect(others).toEqual([]);
  if (!fixed) return content;
  expect(fixed.file).toBe(home);
  expect(fixed.before.equals(Buffer.from(content))).toBe(true);
  expect(await run(fixed.after)).toEqual([]);
  return fixed.after;
}

const text = (page: unknown) => JSON.stringify(page, null, 2);

/** A home page with other properties, or its text, and other files. */
interface Given {
  page: object | string;
  files?: Record<string, unknown>;
}

testCases(['tests/engine/fixes.md'], async ({ page, files }: Given) => {
  const given = typeof page === 'string' ? page : text({ ...goodPage, ...page });
  const fixed = String(await fix(given, files));
  return fixed === given ? 'Unchanged.' : fixed;
});

const page = readFileSync('pages/services/api-development.json', 'utf8');

const readBroken = (broken: string) => readJson(createTestFiles({ [home]: broken }), home).violations[0]!;

const without = (whole: string, at: number) => splice(whole, [{ start: at, end: at + 1, text: '' }]);

/** The page with a bracket or quote lost, doubled or after a letter, and how far from its end. */
const brokenPages = Array.from(page.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)).flatMap(({ 0: sign, index }) => [
  { behind: page.length - index, broken: without(page, index) },
  ...[sign.charAt(0), 'x'].map((before) => ({
    behind: page.length - index,
    broken: splice(page, [{ start: index, end: index, text: before }]),
  })),
  { behind: page.length - index, broken: without(page, index + sign.length - 1) },
]);

/** Whether the mistakes have a certain correction, which must restore the page. */
function isCorrected(broken: string): boolean {
  const { fix: edit } = readBroken(broken);
  if (!edit?.safe || !('instead' in edit)) return false;
  const { instead, writes } = edit;
  expect(JSON.parse(splice(broken, [{ ...instead, text: writes }]))).toEqual(JSON.parse(page));
  return true;
}

test('a certain correction of any bracket or quote, lost, doubled or after a letter, restores the page', () => {
  const corrected = brokenPages.filter(({ broken }) => isCorrected(broken));
  expect(corrected.length / brokenPages.length).toBeGreaterThan(0.7);
});

test('another mistake near the end changes few explanations, and no certain correction', () => {
  const last = page.length - page.lastIndexOf('"type":');
  const pairs = brokenPages
    .filter(({ behind }, index) => index % 5 === 0 && behind > last + 200)
    .map(({ broken }) => ({ broken, both: without(broken, broken.length - last) }));
  const explained = pairs.filter(
    ({ broken, both }) => readBroken(both).message === readBroken(broken).message,
  );
  expect(explained.length / pairs.length).toBeGreaterThan(0.9);
  const corrected = pairs.filter(({ both }) => isCorrected(both));
  expect(corrected.length / pairs.length).toBeGreaterThan(0.7);
});

test('fixing a page of any bytes changes only a few', async () => {
  const { below } = createRandom('fix');
  const original = Buffer.from(text(goodPage));
  let changed = 0;
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(original);
    for (let edits = 0; edits <= round % 3; edits++) bytes[below(bytes.length)] = below(256);
    const after = await fix(bytes);
    if (after !== bytes) changed++;
    expect(Math.abs(after.length - bytes.length)).toBeLessThan(10);
  }
  expect(changed).toBeGreaterThan(3);
});

test('a file that is read-only or changed during the fix stays as it is, and no draft remains', () => {
  const root = makeFolder();
  const path = join(root, 'index.json');
  const fixed = { file: 'index.json', before: Buffer.from('before'), after: Buffer.from('after') };
  for (const [now, message, then] of [
    ['meanwhile', 'index.json changed meanwhile and was left alone. Run the command again.', 'meanwhile'],
    ['before', 'index.json fixed.', 'after'],
  ] as const) {
    writeFileSync(path, now);
    chmodSync(path, 0o664);
    expect(writeFixes(root, [fixed])).toEqual([message]);
    expect(readFileSync(path, 'utf8')).toBe(then);
    expect(statSync(path).mode & 0o777).toBe(0o664);
  }
  writeFileSync(path, 'before');
  chmodSync(path, 0o444);
  const message =
    'index.json is read-only and was left alone. Allow writing to it, and run the command again.';
  expect(writeFixes(root, [fixed])).toEqual([message]);
  expect(readFileSync(path, 'utf8')).toBe('before');
  expect(readdirSync(root)).toEqual(['index.json']);
});

test('a file that cannot be replaced leaves no draft', () => {
  const root = makeFolder();
  writeFiles(root, { 'page/index.json': '{}' });
  expect(() => writeWhole(join(root, 'page'), 'text')).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readdirSync(root)).toEqual(['page']);
});

test('a new file that cannot be written whole leaves nothing, and the error names it', () => {
  const root = makeFolder();
  // Its draft has a longer name, which file systems refuse.
  const path = join(root, 'x'.repeat(255));
  expect(() => writeNew(path, 'text')).toThrow(expect.objectContaining({ code: 'ENAMETOOLONG', path }));
  expect(readdirSync(root)).toEqual([]);
  writeNew(join(root, 'page'), 'text');
  expect(() => writeNew(join(root, 'page'), 'other')).toThrow('EEXIST');
  expect(readFileSync(join(root, 'page'), 'utf8')).toBe('text');
});
