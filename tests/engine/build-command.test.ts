import { inspect } from 'node:util';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readRefusal } from '../../src/shared/refusal.ts';
import { markFile } from '../../src/shared/build-mark.ts';
import { readBuildOptions } from '../../src/engine/build/options.ts';
import { explainBundler } from '../../src/engine/cli/build-once.ts';
import { sitePlugin } from '../../src/engine/vite/site-plugin.ts';
import { testTables } from '../shared/test-tables.ts';
import { callIn } from '../stage/call-command.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const scratch = makeFolder(afterAll);
const home = join(scratch, 'home');
const root = join(home, 'work/site');
const folders =
  'src public pages section-schemas tests docs node_modules .git .cache ../../../elsewhere/pages ../../../elsewhere/art'.split(
    ' ',
  );

/** Recreates the project with these files and links to other folders. */
function makeProject(links: Record<string, string> = {}, files: string[] = []): void {
  rmSync(scratch, { recursive: true });
  const all = ['package.json', ...folders.map((folder) => `${folder}/a`), ...files];
  writeFiles(root, Object.fromEntries(all.map((file) => [file, '{}'])));
  for (const [name, to] of Object.entries(links)) symlinkSync(resolve(root, to), join(root, name));
}

beforeEach(() => makeProject());

/** Runs `npm run build` in this file's project, which has no schemas and no content. */
function build(env: Record<string, string>, ...args: string[]) {
  return callIn({ cwd: root, env: { HOME: home, ...env } }, 'src/engine/cli/build.ts', ...args);
}

/** The message with which a build into this folder is refused. Asserts that no file changed. */
async function refusal(outDir: string, env: Record<string, string> = {}): Promise<string> {
  const before = hashFiles(scratch);
  const { code, stdout, stderr } = await build({ OUT_DIR: outDir, ...env });
  expect(hashFiles(scratch)).toEqual(before);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  // The folder was accepted: the build failed only later, at the missing schemas.
  if (stderr.includes('Missing schema "section-schemas/page.json"')) return 'taken';
  return stderr.replaceAll(scratch, 'SCRATCH').replace(/(?<=mkdir )'[^']*'/, 'IT');
}

testTables('tests/engine/tables/output-folders.txt', {
  'OUT_DIR in a project with these links': (outDir: string, links?: Record<string, string>) => {
    makeProject(links);
    return refusal(outDir);
  },
  'OUT_DIR with these other settings': refusal,
  '"dist" with these files': (files: string[]) => {
    makeProject(
      {},
      files.map((name) => `dist/${name.replace('MARK', markFile)}`),
    );
    return refusal('dist');
  },
  'Empty settings': refusal,
  'Arguments that are refused before the build': (...args: string[]) => build({ OUT_DIR: 'src' }, ...args),
});

describe('the remains of a killed build', () => {
  const dead = '999999999-0badcafe';
  const fill = (folder: string, text: string) =>
    writeFiles(join(root, folder), { 'index.html': text, [markFile]: '' });
  const inRoot = (start: string) => readdirSync(root).filter((name) => name.startsWith(start));

  test('are restored with a message if they are the last site, and otherwise deleted', async () => {
    fill(`.dist.${dead}.previous`, 'the last site');
    fill(`.dist.${dead}.staging`, 'half a site');
    const { code, stderr } = await build({});
    expect(code).toBe(1);
    expect(stderr).toContain(
      `A build was ended while it put its site in place; the one before it is back in "${root}/dist".\n`,
    );
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last site');
    expect(inRoot('.dist')).toEqual([]);
    fill(`.dist.${dead}.previous`, 'an older site');
    expect((await build({})).stderr).not.toContain('is back');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last site');
    expect(inRoot('.dist')).toEqual([]);
  });

  test('stay during their build, and if no build can have made them', async () => {
    const kept = [`.dist.${process.pid}-0badcafe.staging`, '.dist.old.previous', '.dist.1x-0badcafe.staging'];
    for (const folder of kept) fill(folder, 'mine');
    await build({});
    expect(inRoot('.dist').toSorted()).toEqual(kept.toSorted());
  });
});

test('a full disk that the bundler reports as a text is read as an error of the file system', () => {
  const text =
    'Build failed with 1 error:\n\n[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.\nFailed to write file in /site/client/a b.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:';
  const read = explainBundler(new Error(text));
  expect(read).toMatchObject({ path: '/site/client/a b.js' });
  expect(readRefusal(read)?.reason).toBe('the disk is full');
});

test('mistakes in the code that the bundler reports are printed without colours and stacks', () => {
  const errors = [new Error('\u001B[31mUnexpected token\u001B[0m'), new Error('Could not resolve')];
  const read = explainBundler(Object.assign(new Error('Build failed'), { errors }));
  expect(inspect(read)).toBe('Unexpected token\n\nCould not resolve');
  const other = new Error('Build failed');
  expect(explainBundler(other)).toBe(other);
});

test('a project whose path contains "#" is refused, with its path', () => {
  const options = { ...readBuildOptions(process.cwd()), root: '/home/site #2' };
  expect(() => sitePlugin(options)).toThrow(options.root);
});
