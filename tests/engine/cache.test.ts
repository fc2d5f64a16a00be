import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkSite } from '../../src/engine/check/check.ts';
import { createPageMemory } from '../../src/engine/content/checked-page.ts';
import { keyOf, linkOrMake, openCache } from '../../src/engine/files/cache.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { createTestFiles, goodPage } from './test-site.ts';

let root: string;
beforeEach(() => void (root = makeFolder()));

const open = () => openCache(join(root, 'cache'));
const objects = () =>
  readdirSync(join(root, 'cache/objects')).map((name) => join(root, 'cache/objects', name));
const key = keyOf('page', 'made of this');
const textOf = (bytes: Buffer | undefined) => bytes?.toString();

/** Puts a text and ends the run. */
function put(text = 'text', under = key): void {
  const cache = open();
  cache.put(under, text);
  cache.save();
}

test('the next run gets and links a stored value by a key of everything it depends on', () => {
  put();
  expect(textOf(open().get(key))).toBe('text');
  expect(open().get(keyOf('page', 'made of that'))).toBeUndefined();
  expect(open().get(keyOf('document', 'made of this'))).toBeUndefined();
  expect(open().link(key, join(root, 'file'))).toBe(true);
  expect(readFileSync(join(root, 'file'), 'utf8')).toBe('text');
  expect(open().link(key, join(root, 'file')), 'nothing is replaced').toBe(false);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, 2)],
  ['deleted', (file) => rmSync(file)],
  ['of other origin', (file) => writeFileSync(file, 'foreign')],
  [
    'altered, with its size and times',
    (file) => {
      const { atime, mtime } = statSync(file);
      writeFileSync(file, 'TEXT');
      utimesSync(file, atime, mtime);
    },
  ],
])(
  'bytes that are %s count as missing; putting them again restores them, and other links to the old ones stay',
  (_, damage) => {
    put();
    open().link(key, join(root, 'published'));
    damage(objects()[0]!);
    const published = readFileSync(join(root, 'published'), 'utf8');
    expect(open().get(key)).toBeUndefined();
    expect(open().link(key, join(root, 'other'))).toBe(false);
    put();
    expect(textOf(open().get(key))).toBe('text');
    expect(readFileSync(join(root, 'published'), 'utf8')).toBe(published);
  },
);

test('a damaged index counts as empty', () => {
  put();
  const index = join(root, 'cache/index.json');
  truncateSync(index, statSync(index).size - 9);
  expect(open().get(key)).toBeUndefined();
  put();
  expect(textOf(open().get(key))).toBe('text');
});

test('an entry that five runs with new entries of its kind did not read is removed, and its bytes after an hour', () => {
  const [old, used] = [keyOf('page', 'old'), keyOf('page', 'used')];
  put('old', old);
  put('used', used);
  put('picture', keyOf('picture', 1));
  for (let run = 0; run < 6; run++) {
    const cache = open();
    expect(textOf(cache.get(used))).toBe('used');
    cache.put(keyOf('page', 'new'), `new ${run}`);
    cache.save();
  }
  expect(open().get(old)).toBeUndefined();
  expect(textOf(open().get(keyOf('picture', 1)))).toBe('picture');
  expect(objects()).toHaveLength(9);
  for (const file of objects()) utimesSync(file, 1, 1);
  put('last', keyOf('page', 'last'));
  expect(objects()).toHaveLength(4);
});

test('processes that run at the same time do not disturb each other', () => {
  const [first, second] = [open(), open()];
  first.put(key, 'text');
  second.put(key, 'text');
  second.put(keyOf('page', 2), 'other');
  first.save();
  second.save();
  expect(textOf(open().get(key))).toBe('text');
  expect(readdirSync(join(root, 'cache')).toSorted()).toEqual(['index.json', 'objects']);
});

test('without a writable folder, everything is made again', async () => {
  writeFileSync(join(root, 'cache'), 'a file');
  put();
  expect(open().get(key)).toBeUndefined();
  expect(await linkOrMake(open(), key, join(root, 'made'), () => 'text')).toBe(true);
  expect(readFileSync(join(root, 'made'), 'utf8')).toBe('text');
  await expect(linkOrMake(open(), key, join(root, 'made'), () => 'other')).rejects.toThrow('EEXIST');
  expect(existsSync(join(root, 'cache/objects'))).toBe(false);
});

test('a check with a memory of pages compiles only the pages whose bytes have changed', async () => {
  const other = { ...goodPage, title: 'Another page', description: `Another: ${goodPage.description}` };
  let files = createTestFiles({ 'pages/other.json': other });
  const read: string[] = [];
  const fileSystem = {
    ...files,
    read(path: string, limit?: number) {
      read.push(path);
      return files.read(path, limit);
    },
  };
  const pageStore = createPageMemory();
  /** Pages that were read a second time, after their hash. */
  const compiledNow = async () => {
    read.length = 0;
    await checkSite({ fileSystem, pageStore });
    return read.filter((path, index) => /^pages\/[a-z]/.test(path) && read.indexOf(path) < index);
  };
  expect(await compiledNow()).toEqual(['pages/index.json', 'pages/other.json']);
  expect(await compiledNow()).toEqual([]);
  files = createTestFiles({ 'pages/other.json': { ...other, title: 'Another title' } });
  expect(await compiledNow()).toEqual(['pages/other.json']);
});
