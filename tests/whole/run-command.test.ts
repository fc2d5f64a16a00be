import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNode } from './fixture-project.ts';

let project: string;
const at = (path: string) => join(project, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
  for (const file of ['src/engine/cli/run.mjs', 'src/engine/files/as-function.mjs']) {
    mkdirSync(dirname(at(file)), { recursive: true });
    cpSync(file, at(file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), at('node_modules'));
  write('package.json', '{ "type": "module" }');
  write('src/word.ts', `export const word: string = 'one';\n`);
  write('src/later.ts', `import { word } from './word.ts';\nexport const later = 'later ' + word;\n`);
  write(
    'src/hello.ts',
    `import mime from 'mime';
import { word } from './word.ts';
if (process.argv.includes('--later')) console.log((await import('./later.ts')).later);
console.log(word, process.argv.slice(2).join(' '), mime.getType('a.html'));
process.exitCode = 3;
`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

/** Runs the command as `npm run` does. What stands for it is where the engine has what runs its commands. */
const run = (...args: string[]) => runNode(['src/engine/cli/run.mjs', 'src/hello.ts', ...args], project);
const says = (output: string) => ({ end: 3, output });

test('a command gets its arguments and keeps its exit code, whether it is kept from an earlier run or not', async () => {
  for (const _ of ['first', 'kept', 'compiled'])
    expect(await run('--later', 'a')).toEqual(says('later one\none --later a text/html\n'));
});

test('a change in any file that a command is made of shows at once', async () => {
  await run();
  write('src/word.ts', `export const word: string = 'two';\n`);
  expect(await run()).toEqual(says('two  text/html\n'));
  write('src/later.ts', `export const later = 'even later';\n`);
  expect(await run('--later')).toEqual(says('even later\ntwo --later text/html\n'));
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, statSync(file).size - 5)],
  ['of other origin', (file) => writeFileSync(file, 'console.log("evil")')],
])('what is kept of a command does no harm when it is %s', async (_, damage) => {
  await run();
  await run();
  const kept = readdirSync(at('.cache'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(kept.length).toBeGreaterThan(1);
  for (const entry of kept) damage(join(entry.parentPath, entry.name));
  expect(await run()).toEqual(says('one  text/html\n'));
});

test('where nothing can be written, a command runs all the same', async () => {
  write('.cache', 'a file');
  expect(await run()).toEqual(says('one  text/html\n'));
  expect(statSync(at('.cache')).isFile()).toBe(true);
});

test('a mistake in the code of a command is shown with its place', async () => {
  write('src/word.ts', `export const word: string = ;\n`);
  expect(await run()).toEqual({
    end: 1,
    output: expect.stringContaining('src/word.ts:1:28: ERROR: Unexpected ";"'),
  });
  write('src/word.ts', `export const word: string = 'one';\n\nthrow new TypeError('oh');\n`);
  const args = ['--enable-source-maps', 'src/engine/cli/run.mjs', 'src/hello.ts'];
  expect((await runNode(args, project)).output).toMatch(/src\/word\.ts:3:7/);
});
