import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, openBuildMemory } from '../../src/engine/build/build-memory.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'memory-')), 'build');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** One build that keeps these texts. */
function keep(texts: Record<string, string>): void {
  const memory = openBuildMemory(folder);
  for (const [key, text] of Object.entries(texts)) memory.keep(key, () => Buffer.from(text));
  memory.close();
}

function recall(key: string): string | undefined {
  return openBuildMemory(folder).recall(key)?.toString();
}

const objects = () => readdirSync(join(folder, 'objects'));

test('what one build keeps the next one recalls, under the same key only', () => {
  keep({ a: 'one', b: 'two' });
  expect([recall('a'), recall('b'), recall('c')]).toEqual(['one', 'two', undefined]);
});

test('a build that was killed has kept nothing, and harms nothing', () => {
  keep({ a: 'one' });
  openBuildMemory(folder).keep('a', () => Buffer.from('never noted'));
  expect(recall('a')).toBe('one');
});

const damages: [string, (file: string, bytes: Buffer) => void][] = [
  ['truncated', (file, bytes) => writeFileSync(file, bytes.subarray(0, -1))],
  ['emptied', (file) => writeFileSync(file, '')],
  [
    'flipped in one bit',
    (file, bytes) =>
      writeFileSync(
        file,
        bytes.map((byte, at) => (at === 1 ? byte ^ 1 : byte)),
      ),
  ],
  ['longer', (file, bytes) => writeFileSync(file, Buffer.concat([bytes, Buffer.from(' ')]))],
  ['deleted', (file) => rmSync(file)],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
];

test.each(damages)('an object that is %s is not taken, and is made anew', (_, damage) => {
  keep({ a: 'one' });
  const [name] = objects();
  const file = join(folder, 'objects', name!);
  damage(file, readFileSync(file));
  expect(recall('a')).toBeUndefined();
});

test.each(damages)('an index that is %s is not taken', (_, damage) => {
  keep({ a: 'one' });
  const file = join(folder, 'index.json');
  damage(file, readFileSync(file));
  expect(recall('a')).toBeUndefined();
});

test.each(['{}', 'null', '[]', '{"build":"x","entries":[[1,2,3],["a","../../evil",1],null]}'])(
  'an index of another kind is not taken: %s',
  (text) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.json'), `${hashOf(text)}\n${text}`);
    expect(recall('a')).toBeUndefined();
    keep({ a: 'one' });
    expect(recall('a')).toBe('one');
  },
);

test('where there is no place for a folder, everything is forgotten and nothing fails', () => {
  writeFileSync(folder, 'a file');
  keep({ a: 'one' });
  expect(recall('a')).toBeUndefined();
});

test('what five builds have not asked for is forgotten, and its bytes are deleted', () => {
  keep({ a: 'one', b: 'two' });
  for (let round = 0; round < 5; round++) {
    const memory = openBuildMemory(folder);
    memory.recall('b');
    memory.close();
  }
  expect([recall('a'), recall('b')]).toEqual([undefined, 'two']);
  // Only what no other build can be writing just now.
  for (const name of objects()) utimesSync(join(folder, 'objects', name), 0, 0);
  keep({});
  expect(objects()).toHaveLength(1);
});
