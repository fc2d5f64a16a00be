import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { markFile } from '../../src/engine/files/output-paths.ts';
import { callIn } from '../stage/call-command.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from '../stage/hash-files.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'build-command-')));
const home = join(scratch, 'home');
const root = join(home, 'work/site');
const folders = [
  'src',
  'public',
  'pages',
  'section-schemas',
  'tests',
  'docs',
  'node_modules',
  '.git',
  '.cache',
];

beforeEach(() => {
  rmSync(scratch, { recursive: true });
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(scratch, 'content/pages'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{}');
});

afterAll(() => rmSync(scratch, { recursive: true }));

/** `npm run build` in the project of this file, in which no folder holds what a site is made of. */
function build(env: Record<string, string>, ...args: string[]) {
  return callIn({ cwd: root, env: { HOME: home, ...env } }, 'src/engine/cli/build.ts', ...args);
}

/** Why a build into this folder is refused, with the sentence around the reason asserted, and that nothing was touched. */
async function refusal(outDir: string, env: Record<string, string> = {}): Promise<string> {
  const before = hashFiles(scratch);
  const { code, stdout, stderr } = await build({ OUT_DIR: outDir, ...env });
  expect(hashFiles(scratch)).toEqual(before);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const start = `The output folder "${outDir}" (OUT_DIR) `;
  const end =
    ': a build replaces all that lies in it, so name a folder that only builds write, such as "dist".\n';
  if (!stderr.startsWith(start)) return stderr;
  expect(stderr.endsWith(end), stderr).toBe(true);
  return stderr.slice(start.length, -end.length);
}

const sourceOf = (name: string) => `is, holds or lies in "${name}", a folder of the project's sources`;

describe('a folder that a build must not replace is refused, and all stays as it was', () => {
  test.each([
    ['/', 'is the root of a disk'],
    ['../..', 'is your home folder or holds it'],
    ['../../..', 'is your home folder or holds it'],
    ['.', 'is the project itself or holds it'],
    ['..', 'is the project itself or holds it'],
    ['dist/..', 'is the project itself or holds it'],
    ['pages', 'is the content folder or lies in it'],
    ['pages/company', 'is the content folder or lies in it'],
    ['src', sourceOf('src')],
    ['./src/', sourceOf('src')],
    ['src/new/deep', sourceOf('src')],
    ['public', sourceOf('public')],
    ['section-schemas', sourceOf('section-schemas')],
    ['tests', sourceOf('tests')],
    ['docs', sourceOf('docs')],
    ['node_modules/site', sourceOf('node_modules')],
    ['.git', sourceOf('.git')],
    ['.git/site', sourceOf('.git')],
    ['.cache', 'holds what builds remember'],
    ['package.json', 'is a file'],
    ['package.json/site', 'lies in a file'],
    ['/dev', 'is a disk of its own, not a folder on one'],
    ['SRC', sourceOf('src')],
    ['Pages/Company', 'is the content folder or lies in it'],
  ])('%s', async (outDir, reason) => {
    expect(await refusal(outDir)).toBe(reason);
  });

  test('also through a link, and when a source folder is a link to it or into it', async () => {
    symlinkSync(join(root, 'src'), join(root, 'dist'));
    expect(await refusal('dist')).toBe(sourceOf('src'));
    symlinkSync(home, join(root, 'site'));
    expect(await refusal('site/work/site/public')).toBe(sourceOf('public'));
    expect(await refusal('site')).toBe('is your home folder or holds it');
    mkdirSync(join(scratch, 'elsewhere/art'), { recursive: true });
    symlinkSync(join(scratch, 'elsewhere/art'), join(root, 'tools'));
    expect(await refusal(join(scratch, 'elsewhere/art'))).toBe(sourceOf('tools'));
    expect(await refusal(join(scratch, 'elsewhere'))).toBe(sourceOf('tools'));
  });

  test('when content or public files lie in it, wherever that is', async () => {
    const content = join(scratch, 'content');
    const files = join(content, 'files');
    mkdirSync(files);
    expect(await refusal(content, { PUBLIC_DIR: files })).toBe('holds the folder of public files');
    expect(await refusal(join(files, 'out'), { PUBLIC_DIR: files })).toBe(
      'is the folder of public files or lies in it',
    );
    const pages = { PAGES_DIR: join(content, 'pages') };
    expect(await refusal(content, pages)).toBe('holds the content folder');
    expect(await refusal(join(content, 'pages/out'), pages)).toBe('is the content folder or lies in it');
  });

  test('when it is a link that leads nowhere', async () => {
    symlinkSync(join(scratch, 'gone'), join(root, 'dist'));
    expect(await refusal('dist')).toBe('is a link that leads nowhere');
    symlinkSync(join(root, 'round'), join(root, 'round'));
    expect(await refusal('round')).toBe('is a link that leads nowhere');
  });

  test('when it holds files that no build has written, or a repository beside them', async () => {
    mkdirSync(join(root, 'dist/.git'), { recursive: true });
    writeFileSync(join(root, 'dist/thesis.txt'), '');
    expect(await refusal('dist')).toBe(
      `holds files but not the mark of a build, "${markFile}" (delete the folder if a build of this site wrote it)`,
    );
    writeFileSync(join(root, 'dist', markFile), '');
    expect(await refusal('dist')).toBe('holds a git repository');
  });
});

/** What a build says that finds no schemas to check by: it has taken the folder, and touched nothing. */
const taken = expect.stringMatching(
  /Missing schema "section-schemas\/page\.json"[^]*the last build is untouched\.\n$/,
);

describe('a folder that only builds write is taken', () => {
  // The name of one only begins like that of a source folder.
  test.each(['dist', 'out/site/en', '.cache/site', '../../../www', 'src2', '..dist'])(
    '%s',
    async (outDir) => {
      expect(await refusal(outDir)).toEqual(taken);
    },
  );

  test('when it is empty, when an earlier build wrote it, and when that did not know of marks yet', async () => {
    for (const files of [
      [],
      ['index.html', markFile],
      ['404.html', '_headers', '_redirects', '_pages/index.json', 'sitemap.xml'],
    ]) {
      mkdirSync(join(root, 'dist/_pages'), { recursive: true });
      for (const file of files) writeFileSync(join(root, 'dist', file), '');
      if (files.length === 0) rmSync(join(root, 'dist/_pages'), { recursive: true });
      expect(await refusal('dist')).toEqual(taken);
      rmSync(join(root, 'dist'), { recursive: true });
    }
  });
});

test.each([
  [{ OUT_DIR: '' }, 'OUT_DIR is empty: name a folder, or unset it to use "dist".'],
  [{ PAGES_DIR: ' ' }, 'PAGES_DIR is empty: name a folder, or unset it to use "pages".'],
  [{ PUBLIC_DIR: '' }, 'PUBLIC_DIR is empty: name a folder, or unset it to use "public".'],
])('a setting without a value is a mistake, not the current folder: %o', async (env, sentence) => {
  const before = hashFiles(scratch);
  expect(await build(env)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  expect(hashFiles(scratch)).toEqual(before);
});

test.each([
  [['--host', 'ngnix'], 'Unknown value "ngnix" after --host. Did you mean "nginx"? Known: HOSTS'],
  [['--host', 'toString'], 'Unknown value "toString" after --host. Known: HOSTS'],
  [['--logLevel', 'loud'], 'Unknown value "loud" after --logLevel. Known: info, warn, error, silent.'],
  [['--compress=yes'], 'Unexpected value "yes": --compress takes none.'],
])('%j is refused before anything is built', async (args, message) => {
  const line = message.replace('HOSTS', 'nginx, apache, caddy, netlify, cloudflare, github-pages, s3.');
  const stderr = `${line}\n"npm run build -- --help" says how it is used.\n`;
  expect(await build({}, ...args)).toEqual({ code: 2, stdout: '', stderr });
  expect(await build({}, '--base', '/a b/')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Expected a base such as "/" or "/site/" instead of "/a b/"'),
  });
});

test('--logLevel silent says nothing, not even why nothing was built', async () => {
  expect(await build({ OUT_DIR: 'src' }, '--logLevel', 'silent')).toEqual({
    code: 1,
    stdout: '',
    stderr: '',
  });
});

describe('what killed builds have left', () => {
  const dead = '999999999-0badcafe';
  const fill = (folder: string, text: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'index.html'), text);
    writeFileSync(join(root, folder, markFile), '');
  };
  const inRoot = (start: string) => readdirSync(root).filter((name) => name.startsWith(start));

  test('is put back when it is the last site, which is said, and else deleted', async () => {
    fill(`.dist.${dead}.former`, 'the last site');
    fill(`.dist.${dead}.next`, 'half a site');
    fill(`.cache/build-${dead}`, 'half its code');
    const { code, stderr } = await build({});
    expect(code).toBe(1);
    expect(stderr).toContain(
      `A build was ended while it put its site in place; the one before it is back in "${root}/dist".\n`,
    );
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last site');
    expect(inRoot('.dist')).toEqual([]);
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
    fill(`.dist.${dead}.former`, 'an older site');
    expect((await build({})).stderr).not.toContain('is back');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last site');
    expect(inRoot('.dist')).toEqual([]);
  });

  test('stays while its build runs, and when no build can have made it', async () => {
    const kept = [`.dist.${process.pid}-0badcafe.next`, '.dist.old.former', '.dist.1x-0badcafe.next'];
    for (const folder of [...kept, `.cache/build-${process.pid}`, '.cache/build-test-x'])
      fill(folder, 'mine');
    await build({});
    expect(inRoot('.dist').toSorted()).toEqual(kept.toSorted());
    expect(readdirSync(join(root, '.cache')).toSorted()).toEqual([`build-${process.pid}`, 'build-test-x']);
  });
});

test('where nothing can be written is said before anything is built', async () => {
  // There is room for the name, and none for that of what is written first.
  expect(await refusal('d'.repeat(250))).toMatch(
    /^The site cannot be written to ".*\/d{250}": ENAMETOOLONG: .*\. Nothing was built\.\n$/,
  );
});

test('content with mistakes stops the build, which names them all and leaves the last site alone', async () => {
  cpSync('section-schemas', join(root, 'section-schemas'), { recursive: true });
  cpSync(fixturePages, join(root, 'pages'), { recursive: true });
  cpSync(fixturePublic, join(root, 'public'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', markFile), 'the last site');
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to));
  edit('pages/people/plot.json', '"sections"', '"sectoins"');
  edit('pages/gardeners.json', '/write-to-us', '/write-to-as');
  const before = hashFiles(join(root, 'dist'));
  const { code, stdout, stderr } = await build({}, '--no-cache');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('Unknown property "sectoins". Did you mean "sections"?');
  expect(stderr).toContain('Unknown page "/write-to-as". Did you mean "/write-to-us"?');
  expect(stderr).toMatch(/\nThe content has errors; nothing was built, and the last build is untouched\.\n$/);
  expect(stderr).not.toContain('    at ');
  expect(hashFiles(join(root, 'dist'))).toEqual(before);
  expect(readdirSync(root)).not.toContainEqual(expect.stringMatching(/^\.dist/));
});
