import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../stage/make-folder.ts';
import { onPath, findProgram } from '../stage/find-browser.ts';
import { command, runNode } from '../stage/run-node.ts';
import { startScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';

const script = 'Edit this site.command';
const getNode = 'Get "LTS" from https://nodejs.org, install it, and double-click this file again.\n';
const getting =
  'Getting the packages of this site. This takes a minute, the first time and after an update.\n';
const started = 'started src/engine/cli/dev.ts --studio\n';

/** What package-lock.json and npm's list of the installed packages name. */
const lock = (version: string, more = {}) => ({
  packages: { '': { name: 'site' }, 'node_modules/a': { version, integrity: `sha512-${version}` }, ...more },
});
const otherSystem = { 'node_modules/b': { version: '1.0.0', optional: true } };

/** A stand-in for npm, which says that it was called and installs what package-lock.json names. */
const npm = `#!${process.execPath}
const { copyFileSync, mkdirSync, writeFileSync } = require('node:fs');
console.log(['npm', ...process.argv.slice(2)].join(' '));
if (process.argv[2] === 'ci') {
  mkdirSync('node_modules/a', { recursive: true });
  writeFileSync('node_modules/a/package.json', '{}');
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}
`;

/** A site in a folder whose name has what shells take for their own, and an empty folder of programs. */
function makeSite({ engines = '>=20.0.0' } = {}) {
  const folder = join(makeFolder(), "Müller's Seite & Söhne (1) $HOME");
  const programs = makeFolder();
  writeFiles(folder, {
    'package.json': { type: 'module', engines: { node: engines }, dependencies: { a: '1' } },
    'package-lock.json': lock('1.0.0', otherSystem),
    'src/command-line/run.mjs': `console.log('started', ...process.argv.slice(2));\nprocess.exitCode = 5;\n`,
  });
  for (const file of [script, 'src/command-line/start-studio.mjs', 'src/command-line/check-setup.mjs'])
    cpSync(file, join(folder, file));
  const link = (name: string, path = findProgram('', ...onPath(name))!) =>
    symlinkSync(path, join(programs, name));
  link('dirname');
  return {
    folder,
    write: (files: Record<string, unknown>) => writeFiles(folder, files),
    addNode: () => link('node', process.execPath),
    addNpm(text = npm) {
      rmSync(join(programs, 'npm'), { force: true });
      writeFiles(programs, { npm: text });
      execFileSync('chmod', ['+x', join(programs, 'npm')]);
    },
    /** As a double click does, from another folder. */
    start() {
      const { status, stdout, stderr } = spawnSync(join(folder, script), {
        cwd: programs,
        env: { ...process.env, PATH: programs, NODE_ENV: 'production' },
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
  };
}

test('the first double click installs the packages, the next ones start at once, and a changed lock file installs again', () => {
  const site = makeSite();
  site.addNode();
  site.addNpm();
  const installing = { status: 5, output: `${getting}npm ci --include=dev\n${started}` };
  const starting = { status: 5, output: started };
  expect(site.start()).toEqual(installing);
  expect(site.start()).toEqual(starting);
  site.write({ 'package-lock.json': lock('1.0.1', otherSystem) });
  expect(site.start()).toEqual(installing);
  expect(site.start()).toEqual(starting);
  rmSync(join(site.folder, 'node_modules/a'), { recursive: true });
  expect(site.start()).toEqual(installing);
});

test('packages that npm has installed in a terminal are not installed again, also without npm', () => {
  const site = makeSite();
  site.addNode();
  site.write({ 'node_modules/a/package.json': '{}', 'node_modules/.package-lock.json': lock('1.0.0') });
  expect(site.start()).toEqual({ status: 5, output: started });
});

test('a double click without Node, with an old one or without npm says where to get it', () => {
  const site = makeSite({ engines: '^20.19.0 || >=99.0.0' });
  expect(site.start()).toEqual({ status: 1, output: `This needs Node.js. ${getNode}` });
  site.addNode();
  site.write({ 'package.json': { type: 'module', engines: { node: '^1.2.0 || >=99.0.0' } } });
  const { node } = process.versions;
  expect(site.start()).toEqual({
    status: 1,
    output: `This needs Node.js 1.2 or 99 and newer, and ${node} is installed. ${getNode}`,
  });
  site.write({ 'package.json': { type: 'module', engines: { node: '>=20.0.0' } } });
  expect(site.start()).toEqual({
    status: 1,
    output: `${getting}npm is missing, which comes with Node.js. ${getNode}`,
  });
});

test('packages that cannot be installed are a sentence below the words of npm, and nothing starts', () => {
  const site = makeSite();
  site.addNode();
  site.addNpm(`#!/bin/sh\nif [ "$1" = ci ]; then echo 'npm error ENOTFOUND'; exit 1; fi\n`);
  const { status, output } = site.start();
  expect(status).toBe(1);
  expect(output).toContain(`${getting}npm error ENOTFOUND\nThe packages could not be installed`);
  expect(output).not.toContain('started');
});

test('both files are as their systems need them, and start the same', () => {
  expect(statSync(script).mode & 0o111).toBe(0o111);
  expect(readFileSync(script, 'utf8')).toMatch(
    /^#!\/bin\/sh\n[^\r]*\nexec node src\/command-line\/start-studio\.mjs\n$/s,
  );
  const windows = 'Edit this site.cmd';
  const attributes = execFileSync('git', ['check-attr', 'text', 'eol', '--', windows], { encoding: 'utf8' });
  expect(attributes).toBe(`${windows}: text: set\n${windows}: eol: crlf\n`);
  const text = readFileSync(windows, 'utf8').replaceAll('\r\n', '\n');
  // Windows reads it in an older encoding.
  expect(text).toMatch(/^[\n -~]+$/);
  // The folder's name may have spaces, and each end but the last one waits for a key.
  expect(text).toContain('\npushd "%~dp0"\n');
  expect(text.match(/exit \/b 1/g)).toEqual(text.match(/(?<=pause\n {2})exit \/b 1/g));
  expect(text).toMatch(/\nnode src\\command-line\\start-studio\.mjs \|\| pause\n$/);
});

test('a second start opens the studio that runs, but not one that has ended', async () => {
  const ended = { url: 'http://localhost:9/', pid: 2 ** 30 };
  const project = await startScratchProject(['--studio'], { BROWSER: 'none' }, undefined, (folder) =>
    writeFiles(folder, { '.cache/dev-server.json': ended }),
  );
  const programs = join(project.folder, 'programs');
  mkdirSync(programs);
  // A stand-in for what opens the browser.
  writeFiles(programs, { 'xdg-open': `#!/bin/sh\necho "$1" > '${programs}/opened'\n` });
  execFileSync('chmod', ['+x', join(programs, 'xdg-open')]);
  cpSync(join(programs, 'xdg-open'), join(programs, 'open'));
  const env = { PATH: `${programs}:${process.env.PATH}`, NODE_ENV: '' };
  try {
    const address = `${project.url}/__studio`;
    expect(await runNode(command('dev', '--studio'), project.folder, env)).toEqual({
      end: 0,
      output: `The studio runs already, in another window: ${address}\n`,
    });
    await expect
      .poll(() => readFileSync(join(programs, 'opened'), 'utf8'), { timeout: 120_000 })
      .toBe(`${address}\n`);
  } finally {
    await project.stop();
  }
});
