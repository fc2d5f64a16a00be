import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openBuildMemory } from '../../src/engine/build/build-memory.ts';
import { codeKey, drawingKey } from '../../src/engine/build/code-key.ts';

const root = mkdtempSync(join(tmpdir(), 'code-key-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.useRealTimers());

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('drawn pictures outlive any change of code but of that which draws', () => {
  write('src/engine/pictures/card-artist.ts', '1');
  write('src/app/page.ts', '1');
  const keys = () => ({ code: codeKey(root, '/'), drawing: drawingKey(root) });
  const first = keys();
  expect(keys()).toEqual(first);

  write('src/app/page.ts', '2');
  const second = keys();
  expect(second.code).not.toBe(first.code);
  expect(second.drawing).toBe(first.drawing);

  const drawn = new Set([first.drawing]);
  write('src/engine/pictures/card-artist.ts', '2');
  drawn.add(drawingKey(root));
  for (const name of ['sharp', 'fontkit', 'woff2-encoder']) {
    write(`node_modules/${name}/package.json`, '{ "version": "2.0.0" }');
    drawn.add(drawingKey(root));
  }
  expect(drawn.size).toBe(5);
});

/** With a memory, as if all files had been written long ago: a second is what a clock may be too coarse for. */
function rememberedKey() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  const memory = openBuildMemory(join(root, '.cache'));
  const keep = vi.spyOn(memory, 'keep');
  return { keep, key: () => codeKey(root, '/', memory) };
}

test('with a memory the key is the same: files are read once, and whatever happens to one is noticed', () => {
  const { key, keep } = rememberedKey();
  const changes = [
    () => write('src/app/menu.ts', 'one'),
    () => write('src/app/menu.ts', 'three'),
    () => renameSync(join(root, 'src/app/menu.ts'), join(root, 'src/app/list.ts')),
    () => rmSync(join(root, 'src/app/list.ts')),
    () => write('.env', 'VITE_WORD=one'),
    () => write('.env', 'VITE_WORD=three'),
  ];
  const keys = changes.map((change, index) => {
    change();
    const fresh = codeKey(root, '/');
    expect([key(), key(), key()]).toEqual([fresh, fresh, fresh]);
    expect(keep).toHaveBeenCalledTimes(index + 1);
    return fresh;
  });
  expect(new Set(keys).size).toBe(changes.length);
});

test('what a link leads to is read each time', () => {
  write('words.env', 'VITE_WORD=one');
  symlinkSync('words.env', join(root, '.env.local'));
  const { key, keep } = rememberedKey();
  const first = key();
  write('words.env', 'VITE_WORD=two');
  expect(key()).not.toBe(first);
  expect(keep).not.toHaveBeenCalled();
});
