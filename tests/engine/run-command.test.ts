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
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
const at = (path: string) => join(project, path);

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
  for (const file of ['src/engine/cli/run.mjs', 'src/engine/files/as-function.mjs']) {
    mkdirSync(dirname(at(file)), { recursive: true });
    cpSync(file, at(file));
  }
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
const bundles = () => readdirSync(at('.cache/commands')).filter((name) => name.endsWith('.js'));
const compiled = () => readdirSync(at('.cache/commands')).filter((name) => name.includes('.js.v'));
const fileOf = (name: string) => at(`.cache/commands/${name}`);
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
  for (const name of bundles()) damage(fileOf(name));
  expect(run()).toEqual(says('one hello.ts \n'));
  damage(at('.cache/commands/src.hello.ts.json'));
  expect(run('--later')).toEqual(says('later\none hello.ts --later\n'));
});

test('what is shared by parts of a command runs once', () => {
  writeFileSync(at('src/word.ts'), `console.log('runs');\nexport const word: string = 'one';\n`);
  writeFileSync(at('src/later.ts'), `import { word } from './word.ts';\nexport const later = word;\n`);
  for (const _ of ['bundled', 'recalled', 'compiled'])
    expect(run('--later')).toEqual(says('runs\none\none hello.ts --later\n'));
});

test('what was compiled is kept by the first run that takes a bundle, and taken from then on', () => {
  run();
  expect(compiled()).toEqual([]);
  run();
  const kept = compiled();
  expect(kept.length).toBeGreaterThan(0);
  const times = () => kept.map((name) => statSync(fileOf(name)).mtimeMs);
  const first = times();
  expect(run()).toEqual(says('one hello.ts \n'));
  expect(times()).toEqual(first);
  // A part that no run has needed yet is compiled when it is.
  run('--later');
  expect(compiled().length).toBeGreaterThan(kept.length);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, statSync(file).size - 5)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['of other origin', (file) => writeFileSync(file, 'evil')],
  ['altered in one byte', (file) => alterByte(file)],
])('what was compiled is made anew when it is %s', (_, damage) => {
  run();
  run();
  const before = compiled().map((name) => statSync(fileOf(name)).size);
  for (const name of compiled()) damage(fileOf(name));
  expect(run()).toEqual(says('one hello.ts \n'));
  expect(compiled().map((name) => statSync(fileOf(name)).size)).toEqual(before);
});

test('what was compiled of other code of the same length is not taken', () => {
  run();
  run();
  const [one = ''] = compiled().filter((name) => name.startsWith('hello'));
  const ofOne = readFileSync(fileOf(one));
  writeFileSync(at('src/word.ts'), `export const word: string = 'two';\n`);
  run();
  run();
  const [two = ''] = compiled().filter((name) => name.startsWith('hello') && name !== one);
  expect(two).not.toBe('');
  writeFileSync(fileOf(two), ofOne);
  expect(run()).toEqual(says('two hello.ts \n'));
});

test('where errors are to name lines of the source, a command runs as it was written', () => {
  writeFileSync(at('src/word.ts'), `export const word: string = 'one';\n\nthrow new TypeError('oh');\n`);
  for (const _ of ['at first', 'bundled before']) {
    const options = { cwd: project, encoding: 'utf8' } as const;
    const args = ['--enable-source-maps', 'src/engine/cli/run.mjs', 'src/hello.ts'];
    const { stderr } = spawnSync(process.execPath, args, options);
    expect(stderr).toMatch(/src\/word\.ts:3:7/);
    run();
  }
});

test('a bundle that no command uses any more is deleted once it is old', () => {
  run();
  run();
  const [old = ''] = bundles().filter((name) => name.startsWith('hello'));
  const [compiledOfOld = ''] = compiled().filter((name) => name.startsWith('hello'));
  writeFileSync(at('src/word.ts'), `export const word: string = 'two';\n`);
  for (const name of [old, compiledOfOld]) utimesSync(fileOf(name), 0, 0);
  run();
  expect(compiled()).not.toContain(compiledOfOld);
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
  const code = bundles().map((name) => readFileSync(fileOf(name), 'utf8'));
  expect(code.flatMap(importedBy).filter(isPackage)).toEqual(['sharp']);
});

test('a command of many files says nothing of its own', () => {
  const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
  for (const name of names) writeFileSync(at(`src/${name}.ts`), `export const part = '${name}';\n`);
  const parts = names.map((name) => `(await import('./${name}.ts')).part`);
  writeFileSync(at('src/hello.ts'), `console.log([${parts.join(', ')}].length);\n`);
  for (const _ of ['bundled', 'recalled', 'compiled'])
    expect(run()).toEqual({ status: 0, stdout: '12\n', stderr: '' });
  expect(compiled()).toHaveLength(13);
});

test.each(['check', 'build'])('%s loads no package until it needs one', (name) => {
  const command = `src/engine/cli/${name}.ts`;
  const { status } = spawnSync(process.execPath, ['src/engine/cli/run.mjs', command, '--help']);
  expect(status).toBe(0);
  const [, text = ''] = readFileSync(`.cache/commands/${command.replaceAll('/', '.')}.json`, 'utf8').split(
    '\n',
  );
  const { files } = JSON.parse(text) as { files: [file: string, hash: string][] };
  const loaded = new Set([`./${files[0]![0]}`]);
  for (const file of loaded) {
    if (!file.startsWith('./')) continue;
    const code = readFileSync(`.cache/commands/${file}`, 'utf8');
    const atOnce = /^.*?await Promise\.all\(\[([^\]]*)\]\)/s.exec(code)![1]!;
    for (const imported of importedBy(atOnce)) loaded.add(imported);
  }
  expect(loaded.size).toBeGreaterThan(1);
  expect([...loaded].filter(isPackage)).toEqual([]);
});

function alterByte(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
}

/** What the code of a function imports, at once or when it comes to it. */
function importedBy(code: string): string[] {
  return [...code.matchAll(/\$import\("([^"]*)"\)/g)].map((match) => match[1]!);
}

function isPackage(name: string): boolean {
  return !name.startsWith('.') && !name.startsWith('node:');
}
