import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { hashFiles } from '../stage/hash-files.ts';
import { command, runNode } from '../stage/run-node.ts';
import { openWarmProject } from './warm-project.ts';

const project = openWarmProject(20_261_121);
const { folder, build } = project;
const warm = join(folder, 'warm');

beforeAll(async () => {
  const ended = await build('warm', [], {
    TZ: 'America/St_Johns',
    LC_ALL: 'de_DE.UTF-8',
    NODE_ENV: 'development',
  });
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
  expect(first).toMatch(/^(\d+) pages, \1 of them from the cache, with the same code in /);
  expect(hashFiles(warm)).toEqual(before);
  const page = join(folder, 'pages/people/plot.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/("description": "[^"]*)"/, '$1 Changed."'));
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
