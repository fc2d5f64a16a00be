import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from './hash-files.ts';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, '.cache'), { recursive: true });
const project = mkdtempSync(join(root, '.cache', 'output-test-'));
/** On Linux this is another file system than the project's. */
const elsewhere = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'output-test-'));
const dist = join(elsewhere, 'dist');
const killer = pathToFileURL(resolve(import.meta.dirname, '../engine/kill-at-rename.mjs')).href;

beforeAll(() => copyProject(project));

afterAll(() => {
  rmSync(project, { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

/** Builds the copy of the project, as `npm run build` does. */
function build(environment: Record<string, string>): Promise<{ end: unknown; output: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/engine/cli/build.ts', '--no-cache', '--logLevel', 'warn'],
      { cwd: project, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...environment } },
      (error, out, err) => done({ end: error ? (error.signal ?? error.code) : 0, output: out + err }),
    );
  });
}

const refused = (outDir: string, reason: string) =>
  `The output folder "${outDir}" (OUT_DIR) ${reason}: a build replaces all that lies in it, so name a folder that only builds write, such as "dist".`;

test.each([
  [{ OUT_DIR: 'src' }, refused('src', `is, holds or lies in "src", a folder of the project's sources`)],
  [{ OUT_DIR: '.' }, refused('.', 'is the project itself or holds it')],
  [{ OUT_DIR: '' }, 'OUT_DIR is empty: name a folder, or unset it to use "dist".'],
  [{ PAGES_DIR: '' }, 'PAGES_DIR is empty: name a folder, or unset it to use "pages".'],
])('a build with %o stops before it touches anything', async (environment, sentence) => {
  const before = hashFiles(project);
  const { end, output } = await build(environment);
  expect(end).toBe(1);
  expect(output).toBe(`${sentence}\n`);
  expect(hashFiles(project)).toEqual(before);
});

test(
  'a build killed while it replaced the last one loses nothing, on another disk too',
  { timeout: 300_000 },
  async () => {
    expect(await build({ OUT_DIR: dist })).toEqual({ end: 0, output: '' });
    const before = hashFiles(dist);

    const killed = await build({
      OUT_DIR: dist,
      NODE_OPTIONS: `--import ${killer}`,
      KILL_AT_RENAME: '2',
    });
    expect(killed.end).toBe('SIGKILL');
    expect(readdirSync(elsewhere)).toHaveLength(2);
    expect(existsSync(dist)).toBe(false);

    const page = join(project, 'pages/gardeners.json');
    writeFileSync(page, readFileSync(page, 'utf8').replace('"sections"', '"sectoins"'));
    const { end, output } = await build({ OUT_DIR: dist });
    expect(end).toBe(1);
    expect(output).toContain(
      `A build was ended while it put its site in place; the one before it is back in "${dist}".`,
    );
    expect(output).toContain('nothing was built, and the last build is untouched.');
    expect(hashFiles(dist)).toEqual(before);
    expect(readdirSync(elsewhere)).toEqual(['dist']);
    expect(readdirSync(join(project, '.cache'))).not.toContainEqual(expect.stringMatching(/^build-/));
  },
);
