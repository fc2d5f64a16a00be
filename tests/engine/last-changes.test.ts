import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lastChangeOf, readLastChanges } from '../../src/engine/build/last-changes.ts';
import type { Page } from '../../src/engine/content/compiled-file.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { compilePage } from '../../src/engine/content/page.ts';
import { commitFiles } from '../stage/copy-project.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { writeFiles } from '../stage/write-files.ts';

/** A repository with three commits. Each test has a copy. */
const original = makeFolder(afterAll);
let root = original;
const pages = () => join(root, 'site/pages');

function git(args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function write(name: string, text: string): void {
  writeFileSync(join(pages(), name), text);
}

/** Commits all changes with a date in March 2026. */
const commit = (day: number) => commitFiles(root, '.', `2026-03-0${day}T10:00:00+02:00`);

const days = async (folder = pages()) =>
  Object.fromEntries(
    Array.from(await readLastChanges(folder), ([name, time]) => [name, new Date(time * 1000).toISOString()]),
  );

beforeAll(() => {
  writeFiles(pages(), Object.fromEntries(['index', 'ö "1"'].map((name) => [`${name}.json`, {}])));
  writeFiles(pages(), {
    '_shared/inner.json': { type: 'hero', title: 'Weavers' },
    '_shared/outer.json': { type: 'shared', use: 'inner' },
  });
  commit(1);
  write('index.json', '{\n}');
  commit(2);
  writeFileSync(join(root, 'other.txt'), 'not below the pages');
  commit(3);
});

beforeEach(() => cpSync(original, (root = makeFolder()), { recursive: true, preserveTimestamps: true }));

const first = '2026-03-01T08:00:00.000Z';
const second = '2026-03-02T08:00:00.000Z';

test('the date of a file is that of the newest commit that changed it, for any file name and in a git hook', async () => {
  // As a checkout on Windows writes it.
  write('index.json', '{\r\n}');
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE']) {
    process.env[name] = '/nowhere';
    onTestFinished(() => void delete process.env[name]);
  }
  expect(await days()).toEqual({
    'index.json': second,
    'ö "1".json': first,
    '_shared/inner.json': first,
    '_shared/outer.json': first,
  });
});

test('a merge is the last change of a file that it combines, and of no other one', async () => {
  write('index.json', '{\n\n\n\n}');
  commit(4);
  git(['checkout', '-b', 'side']);
  write('index.json', '{ \n\n\n\n}');
  commit(5);
  git(['checkout', '-']);
  write('index.json', '{\n\n\n\n }');
  write('_shared/inner.json', '{ }');
  commit(6);
  git(['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'merge', 'side']);
  const merged = new Date(Number(git(['log', '-1', '--format=%ct'])) * 1000).toISOString();
  expect(await days()).toMatchObject({
    'index.json': merged,
    '_shared/inner.json': '2026-03-06T08:00:00.000Z',
    '_shared/outer.json': first,
  });
});

test('a file has no date if it has changes, staged or not, or is untracked', async () => {
  write('index.json', '{  }');
  write('_shared/inner.json', '{  }');
  git(['add', 'site/pages/_shared/inner.json']);
  write('new.json', '{}');
  expect(Object.keys(await days()).toSorted()).toEqual(['_shared/outer.json', 'ö "1".json']);
});

test('a shallow history gives no dates, because its oldest commit seems to change every file', async () => {
  const copy = join(root, 'shallow');
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, copy], { stdio: 'ignore' });
  expect(await days(join(copy, 'site/pages'))).toEqual({});
});

test('without a repository, a commit or git there are no dates', async () => {
  renameSync(join(root, '.git'), join(root, 'no-git'));
  expect(await days()).toEqual({});
  git(['init']);
  expect(await days()).toEqual({});
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  expect(await days().finally(() => (process.env.PATH = PATH))).toEqual({});
});

test('the date of a page is the newest of its file and its shared blocks, including nested ones', async () => {
  const [index, outer] = ['{}', '{"sections":[{"type":"shared","use":"outer"}]}'].map((text) => {
    const { fileSystem, ...site } = openSite({ root: join(root, 'site'), schemas: projectSchemas });
    const read = (file: string) => (file === 'pages/index.json' ? Buffer.from(text) : fileSystem.read(file));
    const page = { file: 'pages/index.json', route: '/' };
    return compilePage({ ...site, fileSystem: { ...fileSystem, read } }, page);
  });
  const changed = async ({ file, shared }: Page) =>
    lastChangeOf('pages', await readLastChanges(pages()), { file, shared: [...shared], changedAt: null });
  expect(await changed(index!)).toBe('2026-03-02T08:00:00Z');
  write('_shared/inner.json', '{ "type": "hero", "title": "Weavers" }');
  expect(await changed(outer!)).toBeUndefined();
  commit(4);
  expect(await changed(outer!)).toBe('2026-03-04T08:00:00Z');
  expect(await changed(index!)).toBe('2026-03-02T08:00:00Z');
});

test('a date that has passed since the commit is the last change, and without a commit there is none', () => {
  const changes = new Map([['sale.json', Date.parse('2027-02-20T12:00:00Z') / 1000]]);
  const changedAt = (instant: string | null, file = 'pages/sale.json') =>
    lastChangeOf('pages', changes, { file, shared: [], changedAt: instant ? Date.parse(instant) : null });
  expect(changedAt(null)).toBe('2027-02-20T12:00:00Z');
  expect(changedAt('2027-02-01T00:00:00Z')).toBe('2027-02-20T12:00:00Z');
  expect(changedAt('2027-03-01T08:00:00.500Z')).toBe('2027-03-01T08:00:00Z');
  expect(changedAt('2027-03-01T08:00:00Z', 'pages/new.json')).toBeUndefined();
});

test('git runs no program that the repository of the content configures', async () => {
  write('a.json', '{}');
  commit(1);
  const trace = join(makeFolder(), 'ran');
  git(['config', 'filter.trap.clean', `touch ${trace}; cat`]);
  write('.gitattributes', '* filter=trap');
  write('a.json', '{ }');
  expect((await readLastChanges(pages())).has('a.json')).toBe(false);
  // A partial clone that lacks a tree. Its remote names the program that sends it.
  const tree = git(['rev-parse', 'HEAD^{tree}']).trim();
  rmSync(join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  git(['config', 'core.repositoryFormatVersion', '1']);
  git(['config', 'extensions.partialClone', 'origin']);
  git(['config', 'remote.origin.url', root]);
  git(['config', 'remote.origin.uploadpack', `touch ${trace};`]);
  expect(await days()).toEqual({});
  expect(existsSync(trace)).toBe(false);
});

test.each([
  ['diff.orderFile', '/dev/zero'],
  ['mailmap.file', '/dev/zero'],
  ['log.showSignature', 'true'],
  ['core.attributesFile', '/dev/zero'],
  ['log.follow', 'true'],
])('the setting %s of the repository does not count', async (name, value) => {
  const before = await days();
  git(['config', name, value]);
  expect(await days()).toEqual(before);
});

test('a repository whose few objects name very many files does not take more than a limit of memory', async () => {
  const hash = (input: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', input }).trim();
  const blob = hash('x', 'hash-object', '-w', '--stdin');
  let tree = hash([...'0123456789'].map((n) => `100644 blob ${blob}\t${n}\n`).join(''), 'mktree');
  for (let depth = 0; depth < 9; depth++)
    tree = hash([...'0123456789'].map((n) => `040000 tree ${tree}\t${n}\n`).join(''), 'mktree');
  const site = hash(`040000 tree ${tree}\tsite\n`, 'mktree');
  git([
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    'reset',
    '--soft',
    hash('', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit-tree', '-m', 'x', site),
  ]);
  expect(await days(join(root, 'site'))).toEqual({});
});

test('a commit of any date, and a name that leads out of the folder, do no harm', async () => {
  write('index.json', '{   }');
  commitFiles(root, '.', '@999999999999999 +0000');
  symlinkSync('/dev/zero', join(pages(), 'zero.json'));
  spawnSync('mkfifo', [join(pages(), 'pipe.json')]);
  const found = await days();
  expect([found['index.json'], found['_shared/inner.json']]).toEqual([undefined, first]);
});
