import { execFile, spawn } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markFile } from '../../src/engine/files/output-paths.ts';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from './hash-files.ts';

/** `EDITS=100 npx vitest run tests/build/warm-build.test.ts` makes more of them, `EDITS_SEED` others. */
const rounds = Number(process.env.EDITS ?? 3);
let seed = Number(process.env.EDITS_SEED ?? 20_261_121);
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
const pick = <T>(list: T[]): T => list[random(list.length)]!;

const project = join(realpathSync(mkdtempSync(join(tmpdir(), 'warm-build-'))), 'site');
const args = ['src/engine/cli/run.mjs', 'src/engine/cli/build.ts'];
const env = (outDir: string) => ({ ...process.env, OUT_DIR: outDir, NODE_ENV: 'production', NO_COLOR: '1' });

function build(outDir: string, ...options: string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [...args, ...options], { cwd: project, env: env(outDir) }, (error, out, err) =>
      done(error ? `failed: ${out}${err}` : out),
    );
  });
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(project, folder, name))
    .toSorted();
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Another letter in the middle of one description or title: the page stays as good as it was. */
function changeText(file: string): void {
  const words = [
    ...readFileSync(file, 'utf8').matchAll(
      /"(?:text|description|lead|label)": "[^"{[\\]*?([a-z])[^"{[\\]*"/g,
    ),
  ];
  const match = words.length > 0 ? pick(words) : undefined;
  if (!match) return;
  const at = match.index + match[0].lastIndexOf(match[1]!);
  edit(file, (text) => `${text.slice(0, at)}${pick([...'abcdefgh'])}${text.slice(at + 1)}`);
}

const edits: Record<string, () => void> = {
  page: () => changeText(pick(filesIn('pages', '.json').filter((file) => !/\/_/.test(file)))),
  shared: () => changeText(pick(filesIn('pages/_shared', '.json'))),
  site: () =>
    changeText(pick(filesIn('pages/_site', '.json').filter((file) => !file.endsWith('planned-links.json')))),
  picture: () =>
    edit(pick(filesIn('public/pictures', '.svg')), (text) =>
      text.replace(/viewBox="0 0 (\d+)/, (_, width) => `viewBox="0 0 ${Number(width) + 1}`),
    ),
  schema: () =>
    edit(pick(filesIn('section-schemas', '.json').filter((file) => !file.includes('generated'))), (text) =>
      text.replace(/"maxLength": (\d+)/, (_, most) => `"maxLength": ${Number(most) + 1}`),
    ),
  component: () =>
    edit(
      pick(filesIn('src/sections', '.tsx')),
      (text) => `${text}\nexport const edit${random(1e6)} = ${random(1e6)};\n`,
    ),
  style: () =>
    edit(pick(filesIn('src/theme', '.css')), (text) => `${text}\n.edit-${random(1e6)} { color: red; }\n`),
};

/**
 * What can happen to a cache that lies around, and to a site that was published: the same files, as far as they can be.
 * The mark of the site's folder stays: a build refuses a folder that does not carry it (tests/engine/output-folder.test.ts).
 */
function damageSome(): void {
  const files = ['.cache/build/objects', '.cache/schemas', '.cache/commands', 'warm']
    .flatMap((folder) => filesIn(folder, ''))
    .filter((file) => basename(file) !== markFile);
  for (const file of files.filter(() => random(10) === 0)) {
    const stat = statSync(file);
    if (!stat.isFile()) continue;
    const damages = [
      () => truncateSync(file, random(100)),
      () => rmSync(file),
      () => writeFileSync(file, 'foreign'),
      () => {
        writeFileSync(file, Buffer.alloc(stat.size, 'x'));
        utimesSync(file, stat.atime, stat.mtime);
      },
    ];
    pick(damages)();
  }
}

beforeAll(async () => {
  copyProject(project);
  expect(await build('warm')).toMatch(/^\d+ pages in warm, after /);
}, 300_000);

afterAll(() => rmSync(join(project, '..'), { recursive: true }));

test('when nothing has changed, everything is taken from the last build', { timeout: 300_000 }, async () => {
  const before = hashFiles(join(project, 'warm'));
  expect(await build('warm')).toMatch(
    /^(\d+) pages, \1 of them as the last build left them, with the same code in /,
  );
  expect(hashFiles(join(project, 'warm'))).toEqual(before);
});

test('when one page has changed, only that one is rendered', { timeout: 300_000 }, async () => {
  const total = Number(/^\d+/.exec(await build('warm'))![0]);
  changeText(join(project, 'pages/people/plot.json'));
  expect(await build('warm')).toMatch(
    `${total} pages, ${total - 1} of them as the last build left them, with the same code`,
  );
});

test(
  `after random edits and damage to the cache, a build is the same bytes as one from nothing (${rounds} times)`,
  { timeout: 3_600_000 },
  async () => {
    const kinds = Object.keys(edits);
    for (let round = 0; round < rounds; round++) {
      const done = [0, 1, 2].map((step) => kinds[(round * 3 + step) % kinds.length]!);
      for (const kind of done) edits[kind]!();
      damageSome();
      const name = `round ${round}: ${done.join(', ')}`;
      expect(await build('warm'), name).toContain(' pages');
      expect(await build('cold', '--no-cache'), name).toContain(' pages');
      expect(hashFiles(join(project, 'warm')), name).toEqual(hashFiles(join(project, 'cold')));
    }
  },
);

test('a build that is killed leaves a cache that the next one can use', { timeout: 300_000 }, async () => {
  edits.component!();
  const child = spawn(process.execPath, args, { cwd: project, env: env('warm'), stdio: 'ignore' });
  await setTimeout(500 + random(2000));
  child.kill('SIGKILL');
  expect(await build('warm')).toContain(' pages');
  await build('cold', '--no-cache');
  expect(hashFiles(join(project, 'warm'))).toEqual(hashFiles(join(project, 'cold')));
});
