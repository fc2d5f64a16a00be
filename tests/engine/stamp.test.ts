import { mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamp-'));
const disk = createNodeFileSystem(folder);
const stampOf = (name: string) => disk.stamp?.(name);
const settled = () => setTimeout(1100);

afterAll(() => rmSync(folder, { recursive: true }));

test('a file that was just written has no stamp yet; later the same one, each time', async () => {
  writeFileSync(join(folder, 'page.json'), 'one');
  expect(stampOf('page.json')).toBeUndefined();
  await settled();
  const stamp = stampOf('page.json');
  expect(stamp).toBeTypeOf('string');
  readFileSync(join(folder, 'page.json'));
  expect(stampOf('page.json')).toBe(stamp);
});

test('whoever writes into a file changes its stamp, also with as many bytes and the old times', async () => {
  const file = join(folder, 'other.json');
  const longAgo = new Date('2026-01-01');
  writeFileSync(file, 'one');
  utimesSync(file, longAgo, longAgo);
  await settled();
  const stamp = stampOf('other.json');
  writeFileSync(file, 'two');
  utimesSync(file, longAgo, longAgo);
  await settled();
  expect(stampOf('other.json')).toBeTypeOf('string');
  expect(stampOf('other.json')).not.toBe(stamp);
});

test('what is no plain file has none', async () => {
  symlinkSync('page.json', join(folder, 'link.json'));
  await settled();
  expect([stampOf('link.json'), stampOf('.'), stampOf('missing.json')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
