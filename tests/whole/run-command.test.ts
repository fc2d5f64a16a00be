import { spawnSync, type StdioOptions } from 'node:child_process';
import { cpSync, existsSync, openSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '../stage/make-folder.ts';
import { needs } from '../stage/needs.ts';
import { command, runNode } from '../stage/run-node.ts';
import { writeFiles } from '../stage/write-files.ts';

const project = makeFolder(afterAll);
const write = (path: string, text: string) => writeFiles(project, { [path]: text });

copyRunner(project);
symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
write('package.json', '{ "type": "module" }');
write('src/word.ts', `export const word: string = 'one';\n`);
write('src/later.ts', `import { word } from './word.ts';\nexport const later = 'later ' + word;\n`);
write(
  'src/hello.ts',
  `import mime from 'mime';
import { word } from './word.ts';
console.log(word, process.argv.slice(2).join(' '), mime.getType('a.html'));
console.log((await import('./later.ts')).later);
process.exitCode = 3;
`,
);

/** Runs the command as `npm run` does. The stand-in is at the path of the engine's command runner. */
const run = () => runNode(['src/command-line/run.mjs', 'src/hello.ts', '--is', 'a'], project);
const says = (word: string, later: string) => ({ end: 3, output: `${word} --is a text/html\n${later}\n` });

test('a command gets its arguments and returns its exit code, and a change in any of its files applies at once', async () => {
  for (const _ of ['first', 'second', 'third']) expect(await run()).toEqual(says('one', 'later one'));
  write('src/word.ts', `export const word: string = 'two';\n`);
  expect(await run()).toEqual(says('two', 'later two'));
  write('src/later.ts', `export const later = 'even later';\n`);
  expect(await run()).toEqual(says('two', 'even later'));
  const cached = readdirSync(join(project, '.cache/commands/src.hello.ts'));
  expect(cached.filter((name) => name.startsWith('later-'))).toHaveLength(1);
});

test('an overwritten cache of a command, or a file in its place, does no harm', async () => {
  const kept = readdirSync(join(project, '.cache'), { recursive: true, withFileTypes: true });
  const files = kept.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) writeFileSync(file, 'console.log("evil")');
  expect(await run()).toEqual(says('two', 'even later'));
  rmSync(join(project, '.cache'), { recursive: true });
  write('.cache', 'a file');
  expect(await run()).toEqual(says('two', 'even later'));
});

test.each([
  ['without packages', {}, {}, '"a" and 1 more. Type "npm ci"'],
  [
    'without packages, for production',
    {},
    { NODE_ENV: 'production' },
    '"a" and 1 more. Type "npm ci --include=dev"',
  ],
  [
    'with those of production alone',
    { 'node_modules/a/package.json': '{}' },
    {},
    '"b". Type "npm ci --include=dev"',
  ],
  [
    'without a package of a package',
    {
      'node_modules/a/package.json': '{}',
      'node_modules/b/package.json': '{}',
      'node_modules/esbuild/package.json': '{ "main": "main.js" }',
      'node_modules/esbuild/main.js': 'require("deep")',
    },
    {},
    '"deep". Type "npm ci --include=dev"',
  ],
])('%s, a command says what to type', async (_, files, env, words) => {
  const folder = makeFolder();
  copyRunner(folder);
  const packages = '{ "type": "module", "dependencies": { "a": "1" }, "devDependencies": { "b": "1" } }';
  writeFiles(folder, { 'package.json': packages, 'src/hello.ts': '', ...files });
  expect(
    await runNode(['src/command-line/run.mjs', 'src/hello.ts'], folder, { NODE_ENV: '', ...env }),
  ).toEqual({
    end: 2,
    output: `Missing packages that the commands need: ${words}, and repeat the command.\n`,
  });
});

test.each([
  ['^0.10.5 || >=99.0.0', '0.10.5 or 99 and newer'],
  [`^${process.versions.node.split('.')[0]}.99.0`, `${process.versions.node.split('.')[0]}.99 and newer`],
])('with a version of Node outside %s, a command says which to install', async (node, words) => {
  const folder = makeFolder();
  copyRunner(folder);
  writeFiles(folder, { 'package.json': JSON.stringify({ type: 'module', engines: { node } }) });
  expect(await runNode(['src/command-line/run.mjs', 'src/hello.ts'], folder)).toEqual({
    end: 2,
    output: `Expected Node ${words} instead of ${process.versions.node}, which lacks what the commands use. Install it from https://nodejs.org, and type "npm ci".\n`,
  });
});

test(
  'a report for which the disk has no room ends the command with 2',
  needs({ '/dev/full': existsSync('/dev/full') }),
  () => {
    const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
    const { status, stderr } = spawnSync(process.execPath, command('check'), { stdio });
    expect(String(stderr)).toBe(
      'The system refused "stdout": the disk is full. Free some space on it, and start again.\n',
    );
    expect(status).toBe(2);
  },
);

function copyRunner(folder: string): void {
  for (const name of ['run.mjs', 'check-setup.mjs'])
    cpSync(join('src/command-line', name), join(folder, 'src/command-line', name));
}
