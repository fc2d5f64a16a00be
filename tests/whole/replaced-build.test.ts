import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { hashFiles } from '../stage/hash-files.ts';
import { openWarmProject } from './warm-project.ts';

const project = openWarmProject(20_261_123);
const { folder, build } = project;
const killer = pathToFileURL(resolve(import.meta.dirname, 'kill-at-rename.mjs')).href;
const warm = join(folder, 'warm');
const folders = () => readdirSync(folder).filter((name) => /^\.?warm/.test(name));

beforeAll(async () => {
  const ended = await build('warm');
  expect(ended.end, ended.output).toBe(0);
});

test('a build killed while it replaces the last one loses nothing', async () => {
  const before = hashFiles(warm);
  const kill = (at: number) =>
    build('warm', [], { NODE_OPTIONS: `--import ${killer}`, KILL_AT_RENAME: String(at) });
  expect((await kill(1)).end).toBe('SIGKILL');
  expect(hashFiles(warm)).toEqual(before);
  expect((await kill(2)).end).toBe('SIGKILL');
  expect(existsSync(warm)).toBe(false);
  expect(folders().length).toBeGreaterThan(1);

  const page = join(folder, 'pages/gardeners.json');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('"sections"', '"sectoins"'));
  const { end, output } = await build('warm');
  writeFileSync(page, text);
  expect(end).toBe(1);
  expect(output).toContain('A build was ended while it put its site in place; the one before it is back in');
  expect(output).toContain('nothing was built, and the last build is untouched.');
  expect(hashFiles(warm)).toEqual(before);
  expect(folders()).toEqual(['warm']);
  expect(readdirSync(join(folder, '.cache'))).not.toContainEqual(expect.stringMatching(/^build-/));
});

test('builds that run at the same time do not disturb each other', async () => {
  const before = hashFiles(warm);
  const ends = await Promise.all([build('warm'), build('warm'), build('warm')]);
  expect(ends.map(({ end }) => end)).toEqual([0, 0, 0]);
  expect(hashFiles(warm)).toEqual(before);
  expect(folders()).toEqual(['warm']);
});

test('the last site is deleted completely, except targets of its links; an output folder that is a link stays one', async () => {
  const before = hashFiles(warm);
  const outside = join(folder, '../outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'index.html'), 'of somebody else');
  mkdirSync(join(warm, 'deep/deeper'), { recursive: true });
  writeFileSync(join(warm, 'deep/deeper/old.html'), 'old');
  symlinkSync(outside, join(warm, 'deep/link'));
  renameSync(warm, join(folder, '../published'));
  symlinkSync(join(folder, '../published'), warm);
  expect((await build('warm')).end).toBe(0);
  expect(lstatSync(warm).isSymbolicLink()).toBe(true);
  expect(hashFiles(join(folder, '../published'))).toEqual(before);
  expect(existsSync(join(warm, 'deep'))).toBe(false);
  expect(readFileSync(join(outside, 'index.html'), 'utf8')).toBe('of somebody else');
  rmSync(warm);
});
