import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildMemory } from '../../src/engine/build/build-memory.ts';
import { recallServerEntry, writeServerFunction } from '../../src/engine/build/server-entry.ts';

let folder: string;
let server: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'server-entry-'));
  server = join(folder, 'server');
  mkdirSync(server);
  await build('one');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Code as a bundler writes it, all of the same length. */
async function build(word: string) {
  const code = `const word = await Promise.resolve('${word}');\nfunction createRenderer() {\n  return () => word;\n}\nexport { createRenderer };\n`;
  writeFileSync(join(server, 'entry-server.js'), code);
  await writeServerFunction(server);
}

/** One build: what its code renders. */
async function render() {
  const memory = openBuildMemory(join(folder, 'memory'));
  const { entry, keepCompiled } = await recallServerEntry(server, memory);
  const rendered: unknown = (await entry.createRenderer({} as never))({} as never);
  keepCompiled();
  memory.close();
  return rendered;
}

const objects = () => readdirSync(join(folder, 'memory/objects')).toSorted();
const contents = () => objects().map((name) => readFileSync(join(folder, 'memory/objects', name), 'latin1'));

test('what V8 compiled is kept by the first build that recalls the code, and not again', async () => {
  expect(await render()).toBe('one');
  const kept = contents();
  expect(kept).toHaveLength(1);
  expect(await render()).toBe('one');
  expect(contents()).toEqual(kept);
});

test('code of the same length is compiled for itself', async () => {
  await render();
  await build('two');
  expect(await render()).toBe('two');
  expect(objects()).toHaveLength(2);
});

test('what lies there altered is not taken', async () => {
  await render();
  const [name = ''] = objects();
  writeFileSync(join(folder, 'memory/objects', name), 'evil');
  expect(await render()).toBe('one');
  expect(contents().join('')).not.toContain('evil');
});
