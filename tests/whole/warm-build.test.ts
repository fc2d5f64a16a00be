import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { hashFiles } from '../stage/hash-files.ts';
import { command, runNode } from '../stage/run-node.ts';
import { openWarmProject } from './warm-project.ts';

const project = openWarmProject(20_261_121);
const { folder, build } = project;
const warm = join(folder, 'warm');
const killer = pathToFileURL(resolve(import.meta.dirname, 'kill-at-rename.mjs')).href;
const folders = () => fs.readdirSync(folder).filter((name) => /^\.?warm/.test(name));

beforeAll(async () => {
  const abroad = { TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8' };
  const ended = await build('warm', [], { ...abroad, NODE_ENV: 'development' });
  expect(ended.end, ended.output).toBe(0);
});

test('a build has the same bytes in any folder, time zone and language, with or without a cache', async () => {
  const { files } = inject('sites');
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(hashFiles(warm)).toEqual(files);
  expect((await build('warm')).end).toBe(0);
  expect(hashFiles(warm)).toEqual(files);
  const check = await runNode(command('check'), folder);
  expect(check).toEqual({ end: 0, output: expect.stringMatching(/^\d+ pages checked, nothing to fix\.\n$/) });
  expect(await runNode(['node_modules/vite/bin/vite.js', 'build'], folder)).toEqual({
    end: 1,
    output: expect.stringContaining('"vite build" would build no pages. Run "npm run build".'),
  });
  expect(hashFiles(warm)).toEqual(files);
});

test('a build reuses the last one and renders only changed pages', async () => {
  const before = hashFiles(warm);
  const { output: first } = await build('warm');
  expect(first).toMatch(/^(\d+) pages, \1 of them from the cache, with the same code in .+\nGive nginx/);
  expect(hashFiles(warm)).toEqual(before);
  const page = join(folder, 'pages/people/plot.json');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace(/("description": "[^"]*)"/, '$1 Changed."'));
  const { output } = await build('warm');
  const [, total, reused] = /^(\d+) pages, (\d+) of them from the cache/.exec(output)!;
  expect(Number(total) - Number(reused)).toBe(1);
  const after = hashFiles(warm);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  // The sitemap has no date for a file with uncommitted changes.
  const expected = ['people/plot.html', 'sitemap.xml'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  expect(changed).toEqual(expected);
});

test('after edits of three kinds and damage to the cache, a build has the same bytes as one without a cache', async () => {
  for (const kind of ['page', 'site', 'style']) project.edit(kind);
  project.damageSome();
  await project.compare('page, site, style');
  project.damageAll('altered, with its size and times');
  expect((await build('warm')).end).toBe(0);
  expect(hashFiles(warm)).toEqual(hashFiles(join(folder, 'cold')));
});

test('a build killed while it replaces the last one loses nothing', async () => {
  const before = hashFiles(warm);
  const kill = (at: number) =>
    build('warm', [], { NODE_OPTIONS: `--import ${killer}`, KILL_AT_RENAME: String(at) });
  expect((await kill(1)).end).toBe('SIGKILL');
  expect(hashFiles(warm)).toEqual(before);
  expect((await kill(2)).end).toBe('SIGKILL');
  expect(fs.existsSync(warm)).toBe(false);
  expect(folders().length).toBeGreaterThan(1);

  const page = join(folder, 'pages/gardeners.json');
  const text = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, text.replace('"sections"', '"sectoins"'));
  const { end, output } = await build('warm');
  fs.writeFileSync(page, text);
  expect(end).toBe(1);
  expect(output).toContain('A build was ended while it put its site in place; the one before it is back in');
  expect(output).toContain('nothing was built, and the last build is untouched.');
  expect(hashFiles(warm)).toEqual(before);
  expect(folders()).toEqual(['warm']);
});

test('a build with errors in the content keeps the code that it built', async () => {
  const page = join(folder, 'pages/gardeners.json');
  const text = fs.readFileSync(page, 'utf8');
  project.edit('style');
  fs.writeFileSync(page, text.replace('"sections"', '"sectoins"'));
  expect(await build('warm')).toEqual({
    end: 1,
    output: expect.stringContaining('Unknown property "sectoins"'),
  });
  fs.writeFileSync(page, text);
  expect((await build('warm')).output).toContain(', with the same code in ');
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
  fs.mkdirSync(outside);
  fs.writeFileSync(join(outside, 'index.html'), 'of somebody else');
  fs.mkdirSync(join(warm, 'deep/deeper'), { recursive: true });
  fs.writeFileSync(join(warm, 'deep/deeper/old.html'), 'old');
  fs.symlinkSync(outside, join(warm, 'deep/link'));
  fs.renameSync(warm, join(folder, '../published'));
  fs.symlinkSync(join(folder, '../published'), warm);
  expect((await build('warm')).end).toBe(0);
  expect(fs.lstatSync(warm).isSymbolicLink()).toBe(true);
  expect(hashFiles(join(folder, '../published'))).toEqual(before);
  expect(fs.existsSync(join(warm, 'deep'))).toBe(false);
  expect(fs.readFileSync(join(outside, 'index.html'), 'utf8')).toBe('of somebody else');
  fs.rmSync(warm);
});
