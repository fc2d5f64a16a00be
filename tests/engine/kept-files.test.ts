import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKeptFiles } from '../../src/engine/files/kept-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('bytes');
const dayMs = 24 * 60 * 60 * 1000;
const age = (name: string, days: number) =>
  utimesSync(join(folder, name), new Date(), new Date(Date.now() - days * dayMs));

test('what nobody has asked for in a month, and what was never finished, goes when something is added', () => {
  const before = openKeptFiles(folder);
  for (const name of ['forgotten', 'recent', 'used']) before.keep(name, () => bytes);
  writeFileSync(join(folder, 'unfinished.6f1c'), 'by');
  for (const name of ['forgotten', 'used', 'unfinished.6f1c']) age(name, 31);
  age('recent', 29);

  const kept = openKeptFiles(folder);
  expect(kept.recall('used')).toEqual(bytes);
  expect(readdirSync(folder).toSorted(), 'asking alone deletes nothing').toEqual([
    'forgotten',
    'recent',
    'unfinished.6f1c',
    'used',
  ]);
  kept.keep('new', () => bytes);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'recent', 'used']);
});
