import { execFile } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findOutputFolder } from '../../src/engine/build/output-folder.ts';
import { nameSwap, removeLeftovers, restoreFormer, swapFolder } from '../../src/engine/build/swap-folder.ts';
import { makeWorkFolders, nameWorkFolders } from '../../src/engine/build/work-folders.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'swap-folder-')));
const target = join(scratch, 'dist');
const moduleUrl = pathToFileURL(resolve(import.meta.dirname, '../../src/engine/build/swap-folder.ts')).href;
const killer = pathToFileURL(join(import.meta.dirname, 'kill-at-rename.mjs')).href;

beforeEach(() => {
  rmSync(scratch, { recursive: true });
  mkdirSync(scratch);
});

afterAll(() => rmSync(scratch, { recursive: true }));

function fill(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
}

function shown(): string {
  return readFileSync(join(target, 'index.html'), 'utf8');
}

/** Swaps in a process of its own, many times if asked; the signal that ended it, or "". */
function swapElsewhere(text: string, { killAt = 0, times = 1 } = {}): Promise<string> {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const { nameSwap, swapFolder } = await import(${JSON.stringify(moduleUrl)});
    for (let time = 0; time < ${times}; time++) {
      const names = nameSwap(${JSON.stringify(target)});
      mkdirSync(names.next);
      writeFileSync(names.next + '/index.html', ${JSON.stringify(text)});
      await swapFolder(names);
    }`;
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--import', killer, '--input-type=module', '--eval', code],
      { env: { ...process.env, KILL_AT_RENAME: String(killAt) } },
      (error, _out, err) => {
        if (error && !error.signal) fail(new Error(err));
        else done(error?.signal ?? '');
      },
    );
  });
}

test('the last build goes whole, and nothing that links in it or in its place lead to', async () => {
  const outside = join(scratch, 'outside');
  fill(outside, 'of somebody else');
  for (const place of ['in it', 'in its place']) {
    if (place === 'in it') {
      fill(target, 'old');
      fill(join(target, 'deep/deeper'), 'old');
      symlinkSync(outside, join(target, 'deep/link'));
      symlinkSync(join(outside, 'index.html'), join(target, 'file-link.html'));
    } else {
      rmSync(target, { recursive: true });
      symlinkSync(outside, target);
    }
    const names = nameSwap(target);
    fill(names.next, 'new');
    await swapFolder(names);
    expect(shown()).toBe('new');
    expect(readdirSync(scratch).toSorted()).toEqual(['dist', 'outside']);
    expect(readdirSync(target)).toEqual(['index.html']);
    expect(readFileSync(join(outside, 'index.html'), 'utf8'), place).toBe('of somebody else');
  }
});

test('the finished folder takes the place of the last one, which is gone', async () => {
  fill(target, 'old');
  const names = nameSwap(target);
  fill(names.next, 'new');
  await swapFolder(names);
  expect(shown()).toBe('new');
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('killed before the first rename, the last build is where it was', async () => {
  fill(target, 'old');
  expect(await swapElsewhere('new', { killAt: 1 })).toBe('SIGKILL');
  expect(restoreFormer(target)).toBe(false);
  expect(shown()).toBe('old');
  await removeLeftovers(target);
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('killed between the two renames, the last build is put back by the next start', async () => {
  fill(target, 'old');
  expect(await swapElsewhere('new', { killAt: 2 })).toBe('SIGKILL');
  expect(existsSync(target)).toBe(false);
  expect(restoreFormer(target)).toBe(true);
  expect(shown()).toBe('old');
  await removeLeftovers(target);
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('killed after both renames, the new build is in its place and the old one is cleaned up', async () => {
  fill(target, 'old');
  fill(join(scratch, '.dist.999999999-0badcafe.former'), 'old');
  fill(target, 'new');
  expect(restoreFormer(target)).toBe(false);
  await removeLeftovers(target);
  expect(shown()).toBe('new');
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('what a build that still runs has begun stays', async () => {
  const { next } = nameSwap(target);
  fill(next, 'mine');
  fill(join(scratch, '.dist.old.former'), 'of somebody else');
  await removeLeftovers(target);
  expect(readFileSync(join(next, 'index.html'), 'utf8')).toBe('mine');
  expect(existsSync(join(scratch, '.dist.old.former'))).toBe(true);
});

test('builds that swap at the same time do not disturb each other', async () => {
  const times = 60;
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => swapElsewhere(text, { times })));
  expect(['a', 'b', 'c', 'd']).toContain(shown());
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('a build that cannot be put in place leaves the last one there', async () => {
  fill(target, 'old');
  await expect(swapFolder(nameSwap(target))).rejects.toThrow('ENOENT');
  expect(shown()).toBe('old');
  expect(readdirSync(scratch)).toEqual(['dist']);
});

test('a link as output folder stays a link, and what it leads to is replaced', async () => {
  const root = join(scratch, 'project');
  mkdirSync(root);
  symlinkSync(target, join(root, 'dist'));
  mkdirSync(target);
  const names = nameSwap(findOutputFolder({ root, pagesDir: 'pages', outDir: 'dist' }));
  fill(names.next, 'new');
  await swapFolder(names);
  expect(shown()).toBe('new');
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
});

test('where nothing can be written is said before anything is built', async () => {
  writeFileSync(join(scratch, 'file'), '');
  const work = nameWorkFolders(scratch, join(scratch, 'file/dist'));
  await expect(makeWorkFolders(scratch, work)).rejects.toThrow(
    `The site cannot be written to "${scratch}/file/dist": ENOTDIR: not a directory, mkdir '${work.swap.next}'. Nothing was built.`,
  );
});

test('the folders of a build are gone when it ends, and those of dead builds when the next one starts', async () => {
  const dead = ['.cache/build-999999999', '.cache/build-999999999-0badcafe', '.dist.999999999-0badcafe.next'];
  for (const folder of dead) fill(join(scratch, folder), 'left');
  fill(join(scratch, '.cache/build-test-x'), 'kept');
  const remove = await makeWorkFolders(scratch, nameWorkFolders(scratch, target));
  expect(readdirSync(scratch)).toContainEqual(expect.stringMatching(/^\.dist\.\d+-[0-9a-f]{8}\.next$/));
  expect(readdirSync(join(scratch, '.cache'))).toEqual(['build-test-x']);
  remove();
  expect(readdirSync(scratch)).toEqual(['.cache']);
});
