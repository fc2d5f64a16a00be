import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { keyOf, openCache } from '../../src/engine/files/cache.ts';
import { createWriter } from '../../src/engine/files/writer.ts';
import { expectTranscript } from '../rendered/transcript.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { createTestFiles, goodPage } from './test-site.ts';

const open = (root: string) => openCache(join(root, 'cache'));

/**
 * A step is a run that does one thing with the entry of a kind and what it is made of: "put", "get", "link" or "place",
 * which writes a file. Others are "file" and "entries", which show what is on the disk, "count" of the objects, "age", which makes them old, "cut",
 * "delete", "replace" or "alter", which damage a file, "runs", which use one entry and write another, and "together",
 * which are two at the same time.
 */
expectTranscript(join(import.meta.dirname, 'cache.txt'), () => {
  const root = makeFolder();
  const pathOf = (name: string) => (name === 'object' ? objects()[0]! : join(root, name));
  const objects = () =>
    readdirSync(join(root, 'cache/objects')).map((name) => join(root, 'cache/objects', name));
  const steps: Record<string, (...words: string[]) => unknown> = {
    put(kind, part, text = '') {
      const cache = open(root);
      cache.put(keyOf(kind, part), text);
      cache.save();
    },
    async place(kind, part, text = '', file = '') {
      const cache = open(root);
      const isMade = await createWriter(root, cache).place(file, keyOf(kind, part), () => text);
      cache.save();
      return isMade ? 'made' : 'from the cache';
    },
    get: (kind, part) => open(root).get(keyOf(kind, part)) ?? 'nothing',
    link: (kind, part, file = '') => open(root).link(keyOf(kind, part), join(root, file)),
    file: (name = '') => readFileSync(join(root, name)),
    entries: () => readdirSync(join(root, 'cache')).toSorted(),
    count: () => objects().length,
    age: () => objects().forEach((file) => utimesSync(file, 1, 1)),
    cut: (name = '') => truncateSync(pathOf(name), statSync(pathOf(name)).size - 2),
    delete: (name = '') => rmSync(pathOf(name)),
    replace: (name = '') => writeFileSync(pathOf(name), 'foreign'),
    alter(name = '') {
      const { atime, mtime } = statSync(pathOf(name));
      writeFileSync(pathOf(name), 'TEXT');
      utimesSync(pathOf(name), atime, mtime);
    },
    runs: (count) =>
      Array.from({ length: Number(count) }, (_, run) => {
        const cache = open(root);
        cache.put(keyOf('page', 'new'), `new ${run}`);
        const used = cache.get(keyOf('page', 'used'));
        cache.save();
        return used;
      }),
    together() {
      const [first, second] = [open(root), open(root)];
      for (const cache of [first, second]) cache.put(keyOf('page', 'this'), 'text');
      second.put(keyOf('page', 'that'), 'other');
      first.save();
      second.save();
    },
  };
  return async ([step = '']) => {
    const [name = '', ...words] = step.split(' ');
    const shown = await steps[name]!(...words);
    return shown === undefined ? [] : [String(shown)];
  };
});

test('without a writable folder, everything is made again', async () => {
  const [root, key] = [makeFolder(), keyOf('page', 'made of this')];
  writeFileSync(join(root, 'cache'), 'a file');
  const cache = open(root);
  cache.put(key, 'text');
  cache.save();
  expect(open(root).get(key)).toBeUndefined();
  const { place } = createWriter(root, open(root));
  expect(await place('made', key, () => 'text')).toBe(true);
  expect(readFileSync(join(root, 'made'), 'utf8')).toBe('text');
  await expect(place('made', key, () => 'other')).rejects.toThrow('EEXIST');
  expect(existsSync(join(root, 'cache/objects'))).toBe(false);
});

test('a check with a cache of pages compiles only the pages whose text has changed', async () => {
  const other = {
    ...goodPage,
    noindex: true,
    title: 'Another page',
    description: `Another: ${goodPage.description}`,
  };
  let files = createTestFiles({ 'pages/other.json': other });
  const read: string[] = [];
  const fileSystem = {
    ...files,
    read(path: string, limit?: number) {
      read.push(path);
      return files.read(path, limit);
    },
  };
  const pageCache = { cache: open(makeFolder()), code: '' };
  /** Pages that were read a second time, after their hash. */
  const compiledNow = async () => {
    read.length = 0;
    await check(openSite({ fileSystem }), { pageCache });
    return read.filter((path, index) => /^pages\/[a-z]/.test(path) && read.indexOf(path) < index);
  };
  expect(await compiledNow()).toEqual(['pages/index.json', 'pages/other.json']);
  expect(await compiledNow()).toEqual([]);
  files = createTestFiles({ 'pages/other.json': { ...other, title: 'Another title' } });
  expect(await compiledNow()).toEqual(['pages/other.json']);
  files = createTestFiles({
    'pages/other.json': `\ufeff${JSON.stringify({ ...other, title: 'A marked page' })}`,
  });
  expect(await compiledNow()).toEqual(['pages/other.json']);
  // Its byte order mark is not a part of its text.
  expect(await compiledNow()).toEqual([]);
});

test('the data of a cached page is that of its file, as long as the file is the checked one', async () => {
  let files = createTestFiles({});
  const fileSystem = { ...files, read: (path: string, limit?: number) => files.read(path, limit) };
  const checkNow = () => check(openSite({ fileSystem }), { pageCache });
  const pageCache = { cache: open(makeFolder()), code: '' };
  const [compiled] = (await checkNow()).pages;
  const [cached] = (await checkNow()).pages;
  expect(compiled?.data()).toMatchObject({ path: '/', title: goodPage.title });
  expect(cached?.data()).toEqual(compiled?.data());
  files = createTestFiles({ 'pages/index.json': { ...goodPage, title: 'Another title' } });
  expect(compiled?.data()).toMatchObject({ title: goodPage.title });
  expect(cached?.data()).toBe(undefined);
});

test('a cached page gets a warning once the last day of its position has passed everywhere', async () => {
  const posting = { posted: '2026-03-01', until: '2026-03-31', country: 'IN', text: 'You bake bread.' };
  const openings = [{ title: 'Baker', href: '#', posting }];
  const block = { type: 'jobOpenings', title: 'Work', openings };
  const fileSystem = createTestFiles({
    'section-schemas/jobOpenings.json': projectFiles.read('section-schemas/jobOpenings.json')!.toString(),
    'pages/index.json': { ...goodPage, sections: [...goodPage.sections, block] },
  });
  const pageCache = { cache: open(makeFolder()), code: '' };
  const findOn = async (time: string) => {
    const { diagnostics } = await check(openSite({ fileSystem, at: Date.parse(time) }), { pageCache });
    return diagnostics.map(({ rule, severity }) => `${rule}: ${severity}`);
  };
  expect(await findOn('2026-04-01T11:59:00Z')).toEqual([]);
  expect(await findOn('2026-04-01T12:01:00Z')).toEqual(['opening-current: warning']);
});

test('a cached page with a download is compiled again when the size of the file changes', async () => {
  const files = [{ label: 'Prices', file: '/files/prices.pdf' }];
  const sections = [...goodPage.sections, { type: 'downloads', title: 'Forms', files }];
  const site = (text: string) =>
    openSite({
      fileSystem: createTestFiles({
        'section-schemas/downloads.json': readFileSync('section-schemas/downloads.json'),
        'pages/index.json': { ...goodPage, sections },
        'public/files/prices.pdf': `%PDF-1.4 ${text}`,
      }),
    });
  const pageCache = { cache: open(makeFolder()), code: '' };
  const keys: unknown[] = [];
  for (const text of ['one', 'one', 'another one']) {
    const [page] = (await check(site(text), { pageCache })).pages;
    keys.push(page?.key);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
