import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
const at = (path: string) => join(project, path);

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
  mkdirSync(at('src/engine/cli'), { recursive: true });
  cpSync('src/engine/cli/run.mjs', at('src/engine/cli/run.mjs'));
  symlinkSync(join(process.cwd(), 'node_modules'), at('node_modules'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('src/word.ts'), `export const word: string = 'one';\n`);
  writeFileSync(
    at('src/hello.ts'),
    `import { word } from './word.ts';
if (process.argv.includes('--later')) console.log((await import('./later.ts')).later);
console.log(word, process.argv[1], process.argv.slice(2).join(' '));
process.exitCode = 3;
`,
  );
  writeFileSync(at('src/later.ts'), `export const later = 'later';\n`);
});

afterEach(() => rmSync(project, { recursive: true }));

function run(...args: string[]) {
  const command = ['src/engine/cli/run.mjs', 'src/hello.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  return { status, stdout: stdout.replace(at('src/hello.ts'), 'hello.ts'), stderr };
}

const says = (stdout: string) => ({ status: 3, stdout, stderr: '' });
const bundles = () => readdirSync(at('.cache/commands')).filter((name) => name.endsWith('.mjs'));
const stamp = () => statSync(at('.cache/commands/src.hello.ts.json')).mtimeMs;

test('a command gets its arguments and keeps its exit code, bundled or taken from an earlier bundle', () => {
  expect(run('a', '--b', 'c')).toEqual(says('one hello.ts a --b c\n'));
  const first = stamp();
  expect(run('--later')).toEqual(says('later\none hello.ts --later\n'));
  expect(stamp()).toBe(first);
});

test('what a command is made of is followed: a change in any of its files shows at once', () => {
  run();
  writeFileSync(at('src/word.ts'), `export const word: string = 'two';\n`);
  expect(run()).toEqual(says('two hello.ts \n'));
  writeFileSync(at('src/later.ts'), `export const later = 'even later';\n`);
  expect(run('--later').stdout).toContain('even later\n');
});

test('a file that only has another time than when it was bundled makes no new bundle', () => {
  run();
  const first = stamp();
  utimesSync(at('src/word.ts'), 0, 0);
  expect(run()).toEqual(says('one hello.ts \n'));
  expect(stamp()).toBe(first);
});

test('a source that nobody has written into is not read to know that', async () => {
  await setTimeout(1100);
  run();
  const list = at('.cache/commands/src.hello.ts.json');
  const [, text = ''] = readFileSync(list, 'utf8').split('\n');
  // Whoever read a source would find another hash, and bundle anew.
  const { sources, files } = JSON.parse(text) as { sources: string[][]; files: string[][] };
  const wrong = JSON.stringify({
    sources: sources.map(([file, , asLeft]) => [file, 'wrong', asLeft]),
    files,
  });
  writeFileSync(list, `${createHash('sha256').update(wrong).digest('hex')}\n${wrong}`);
  const first = stamp();
  expect(run()).toEqual(says('one hello.ts \n'));
  expect(stamp()).toBe(first);
  // The times of a file alone, which anybody can set, do not stand for its bytes.
  utimesSync(at('src/word.ts'), 0, 0);
  run();
  expect(stamp()).not.toBe(first);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, statSync(file).size - 5)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['of other origin', (file) => writeFileSync(file, 'console.log("evil")')],
  ['deleted', (file) => rmSync(file)],
])('bundles and lists that are %s are made anew', (_, damage) => {
  run();
  for (const name of bundles()) damage(at(`.cache/commands/${name}`));
  expect(run()).toEqual(says('one hello.ts \n'));
  damage(at('.cache/commands/src.hello.ts.json'));
  expect(run('--later')).toEqual(says('later\none hello.ts --later\n'));
});

test('a bundle that no command uses any more is deleted once it is old', () => {
  run();
  const [old] = bundles().filter((name) => name.startsWith('hello'));
  writeFileSync(at('src/word.ts'), `export const word: string = 'two';\n`);
  utimesSync(at(`.cache/commands/${old}`), 0, 0);
  run();
  expect(bundles()).not.toContain(old);
  expect(bundles().filter((name) => name.startsWith('hello'))).toHaveLength(1);
});

test('where nothing can be written, a command runs all the same', () => {
  writeFileSync(at('.cache'), 'a file');
  expect(run('--later')).toEqual(says('later\none hello.ts --later\n'));
  expect(readFileSync(at('.cache'), 'utf8')).toBe('a file');
});

test('a mistake in the code of a command is shown with its place', () => {
  writeFileSync(at('src/word.ts'), `export const word: string = ;\n`);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('src/word.ts:1:28: ERROR: Unexpected ";"');
});

test('packages of many small files are bundled with a command, others stay where they are', () => {
  writeFileSync(
    at('src/hello.ts'),
    `import mime from 'mime';
if (process.argv.includes('--later')) console.log(typeof (await import('sharp')).default);
console.log(mime.getType('a.html'));
`,
  );
  expect(run()).toEqual({ status: 0, stdout: 'text/html\n', stderr: '' });
  expect(run('--later').stdout).toBe('function\ntext/html\n');
  const code = bundles()
    .map((name) => readFileSync(at(`.cache/commands/${name}`), 'utf8'))
    .join('\n');
  expect(packagesIn(code)).toEqual(['sharp']);
});

test.each(['check', 'build'])('%s loads no package until it needs one', (name) => {
  const command = `src/engine/cli/${name}.ts`;
  const { status } = spawnSync(process.execPath, ['src/engine/cli/run.mjs', command, '--help']);
  expect(status).toBe(0);
  const [, text = ''] = readFileSync(`.cache/commands/${command.replaceAll('/', '.')}.json`, 'utf8').split(
    '\n',
  );
  const { files } = JSON.parse(text) as { files: [file: string, hash: string][] };
  expect(packagesIn(readFileSync(files[0]![0], 'utf8'), '^(?:import|\\}) ')).toEqual([]);
});

/** The packages that some code imports, at once or when it comes to it; those of Node left out. */
function packagesIn(code: string, start = ''): string[] {
  const pattern = new RegExp(`${start}.*?(?:from |import\\(|import )"((?!node:)[\\w@][^"]*)"`, 'gm');
  return [...code.matchAll(pattern)].map((match) => match[1]!);
}
