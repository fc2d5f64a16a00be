import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeKey, drawingKey } from '../../src/engine/build/code-key.ts';

const root = mkdtempSync(join(tmpdir(), 'code-key-'));
afterAll(() => rmSync(root, { recursive: true }));

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
