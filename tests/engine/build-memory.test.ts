import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../src/engine/files/hash-of.ts';
import { openBuildMemory } from '../../src/engine/build/build-memory.ts';

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

describe('a file that a build has written', () => {
  const text = 'a page';
  const out = (name: string) => join(folder, '..', name);

  /** A build that writes a file into the folder `first`, and keeps it. */
  function writeAndKeep(): void {
    const memory = openBuildMemory(folder);
    mkdirSync(out('first'));
    writeFileSync(out('first/page.html'), text);
    memory.keepFile('page', out('first/page.html'), () => hashOf(text));
    memory.close();
  }

  /** What a later build finds under the key. */
  function place(key = 'page'): string | undefined {
    const target = out(`second-${readdirSync(join(folder, '..')).length}`);
    const memory = openBuildMemory(folder);
    const isPlaced = memory.place(key, target);
    expect(existsSync(target)).toBe(isPlaced);
    memory.close();
    return isPlaced ? readFileSync(target, 'utf8') : undefined;
  }

  const kept = () => join(folder, 'objects', hashOf(text));

  test('is put in its place by a later build, without its bytes being written again', () => {
    writeAndKeep();
    expect([place(), place(), place('other')]).toEqual([text, text, undefined]);
    expect(statSync(kept()).nlink).toBe(4);
  });

  test('is there when the folder it was written into is gone', () => {
    writeAndKeep();
    rmSync(out('first'), { recursive: true });
    expect(place()).toBe(text);
  });

  test('is taken when its times, its mode or its place on the disk have changed and its bytes have not', () => {
    writeAndKeep();
    utimesSync(kept(), 0, 0);
    expect(place()).toBe(text);
    chmodSync(kept(), 0o600);
    expect(place()).toBe(text);
    rmSync(kept());
    writeFileSync(kept(), text);
    expect(place()).toBe(text);
  });

  test.each(damages)('is not taken once it is %s', (_, damage) => {
    writeAndKeep();
    damage(kept(), readFileSync(kept()));
    expect(place()).toBeUndefined();
  });

  test('is not taken once somebody has written into it where it was published, even with its times put back', () => {
    writeAndKeep();
    const { atime, mtime } = statSync(kept());
    writeFileSync(out('first/page.html'), text.toUpperCase());
    utimesSync(out('first/page.html'), atime, mtime);
    expect(place()).toBeUndefined();
  });

  test('is not taken when a link to a file of the same bytes has its place', () => {
    writeAndKeep();
    rmSync(kept());
    writeFileSync(out('elsewhere'), text);
    symlinkSync(out('elsewhere'), kept());
    expect(place()).toBeUndefined();
  });

  test('that was written into before the build was over is not taken for what it was', () => {
    const memory = openBuildMemory(folder);
    writeFileSync(out('page.html'), text);
    memory.keepFile('page', out('page.html'), () => hashOf(text));
    writeFileSync(out('page.html'), text.toUpperCase());
    memory.close();
    expect(place()).toBeUndefined();
  });

  test('is written over nothing: where something is, nothing is placed', () => {
    writeAndKeep();
    writeFileSync(out('taken'), 'other');
    expect(openBuildMemory(folder).place('page', out('taken'))).toBe(false);
    expect(readFileSync(out('taken'), 'utf8')).toBe('other');
  });

  test('takes the place of a damaged one of the same bytes', () => {
    writeAndKeep();
    writeFileSync(kept(), 'damaged');
    rmSync(out('first'), { recursive: true });
    writeAndKeep();
    expect(place()).toBe(text);
  });
});
