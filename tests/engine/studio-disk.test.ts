import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortFiles } from '../../src/engine/files/page-files.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import { OpenFiles, revisionOf } from '../../src/studio/server/open-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { needs } from '../stage/needs.ts';
import { canMount, makeSmallDisk } from '../stage/small-disk.ts';

const file = 'pages/index.json';

/** The files of a folder with one page, as the studio's server holds them, with a text that is not saved. */
function typeInto(root: string) {
  const path = join(root, file);
  mkdirSync(join(root, 'pages'));
  writeFileSync(path, '{ "title": "Old" }');
  const texts = new Map<string, Buffer>();
  const site = { files: sortFiles('pages', ['index.json']), pages: [{ file, route: '/' }] };
  const dev = { options: { root, pagesDir: 'pages' }, texts, site } as unknown as DevSite;
  const files = new OpenFiles(
    dev,
    () => () => [],
    () => undefined,
  );
  const revision = revisionOf(files.read(file)!);
  files.edit('tab', {
    file,
    revision,
    operation: { op: 'set', at: '/title', value: 'New', was: 'Old' },
  });
  return { files, texts, onDisk: () => readFileSync(path, 'utf8') };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Lets a call of the system fail, as often as it says. */
function failAt(name: 'renameSync' | 'writeFileSync', code: string, times = Infinity): void {
  const real = fs[name] as (...args: unknown[]) => void;
  let left = times;
  vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error(`${code}: refused`), { code });
    real(...args);
  });
  syncBuiltinESMExports();
}

test.each(['EPERM', 'EBUSY'])(
  '%s that goes away within three seconds, as on Windows, is waited for without a word',
  (code) => {
    const { files, texts, onDisk } = typeInto(makeFolder());
    failAt('renameSync', code, 4);
    files.saveAll();
    expect(files.problemOf(file)).toBeUndefined();
    expect(files.isUnsaved(file)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(onDisk()).toBe('{ "title": "New" }');
    expect([files.problemOf(file), texts.size]).toEqual([undefined, 0]);
  },
);

test.each([
  ['EPERM', 'renameSync', 'another program may have the file open'],
  ['EBUSY', 'renameSync', 'Another program has the file open'],
  ['EACCES', 'writeFileSync', 'allow writing to the folder'],
  ['EROFS', 'writeFileSync', 'can only be read'],
  ['ENOSPC', 'writeFileSync', 'The disk is full'],
  ['EIO', 'writeFileSync', 'EIO: refused'],
] as const)('%s that stays is said, nothing is lost, and "Try again" writes', (code, name, said) => {
  const root = makeFolder();
  const { files, onDisk } = typeInto(root);
  failAt(name, code);
  files.saveAll();
  vi.advanceTimersByTime(4000);
  expect(files.problemOf(file)).toContain(said);
  expect(files.problemOf(file)).toContain(`${file} cannot be saved.`);
  expect(String(files.read(file))).toBe('{ "title": "New" }');
  expect(onDisk()).toBe('{ "title": "Old" }');
  expect(readdirSync(join(root, 'pages'))).toEqual(['index.json']);
  // It fails again, and says so again.
  files.tryAgain();
  vi.advanceTimersByTime(4000);
  expect(files.problemOf(file)).toContain(said);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  files.tryAgain();
  expect(onDisk()).toBe('{ "title": "New" }');
  expect(files.problemOf(file)).toBeUndefined();
});

test(
  'a full disk leaves the old file whole, and what was typed is written once there is room',
  needs({ 'a disk to mount': canMount }),
  () => {
    const root = makeSmallDisk(1)!;
    const { files, onDisk } = typeInto(root);
    const fill = join(root, 'full');
    expect(() => writeFileSync(fill, Buffer.alloc(2 ** 21))).toThrow('ENOSPC');
    files.saveAll();
    expect(files.problemOf(file)).toContain('The disk is full: make room on it.');
    expect(onDisk()).toBe('{ "title": "Old" }');
    expect(readdirSync(join(root, 'pages'))).toEqual(['index.json']);
    rmSync(fill);
    files.tryAgain();
    expect(onDisk()).toBe('{ "title": "New" }');
  },
);
