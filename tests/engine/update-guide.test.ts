import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const [commands] = /git fetch upstream[^]*?(?=\n\s*```)/.exec(readFileSync('docs/update.md', 'utf8'))!;

let root: string;
beforeEach(() => void (root = makeFolder()));

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: join(root, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function commit(folder: string, files: Record<string, string>, ...removed: string[]): void {
  if (removed.length > 0) git(folder, 'rm', '--quiet', ...removed);
  writeFiles(join(root, folder), files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Change');
}

test('the commands of the guide take over the program and keep the content of the site', () => {
  writeFiles(root, {
    'project/src/a.ts': 'old',
    'project/pages/index.json': 'example',
    'project/pages/team.json': 'example',
    'project/public/img/leader.svg': 'example',
    'project/.github/workflows/ci.yml': 'example',
  });
  git('project', 'init', '--quiet', '--initial-branch', 'main');
  commit('project', { 'pages/README.md': 'example' });
  git('.', 'clone', '--quiet', 'project', 'site');
  git('site', 'remote', 'rename', 'origin', 'upstream');
  const own = {
    'pages/index.json': 'ours',
    'pages/README.md': 'ours',
    'public/img/logo.svg': 'ours',
    '.github/workflows/site.yml': 'ours',
  };
  commit('site', own, 'pages/team.json', 'public/img/leader.svg', '.github/workflows/ci.yml');
  commit('project', {
    'src/a.ts': 'new',
    'pages/index.json': 'newer example',
    'pages/README.md': 'newer example',
    'pages/team.json': 'newer example',
    'pages/news.json': 'newer example',
    'public/img/leader.svg': 'newer example',
    'public/fonts/more.woff2': 'newer example',
    '.github/workflows/ci.yml': 'newer example',
  });

  const person = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.example', LC_ALL: 'C' };
  const { stdout } = spawnSync('sh', ['-c', commands], {
    cwd: join(root, 'site'),
    encoding: 'utf8',
    env: { ...process.env, ...person },
  });
  expect(stdout).toContain('CONFLICT (modify/delete)');
  const read = (file: string) => readFileSync(join(root, 'site', file), 'utf8');
  expect(read('src/a.ts')).toBe('new');
  for (const [file, text] of Object.entries(own)) expect(read(file)).toBe(text);
  for (const file of [
    'pages/team.json',
    'pages/news.json',
    'public/img/leader.svg',
    'public/fonts/more.woff2',
    '.github/workflows/ci.yml',
  ])
    expect([file, existsSync(join(root, 'site', file))]).toEqual([file, false]);
  expect(git('site', 'status', '--porcelain')).toBe('M  src/a.ts\n');
  git('site', 'commit', '--quiet', '--message', 'Take over');
  expect(git('site', 'log', '-1', '--format=%p').trim().split(' ')).toHaveLength(2);
});
