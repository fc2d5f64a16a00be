import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callIn } from '../stage/call-command.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync(fixturePages, join(folder, 'good'), { recursive: true });
  cpSync(fixturePages, join(folder, 'bad'), { recursive: true });
  cpSync(fixturePages, join(folder, 'warned'), { recursive: true });
  change(join(folder, 'bad/write-to-us.json'), '"title"', '"titel"');
  change(join(folder, 'warned/write-to-us.json'), /"title": "[^"]*"/, '"title": "Write"');
});

afterAll(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

function run(args: string[], { cwd, env }: { cwd?: string; env?: Record<string, string> } = {}) {
  const PUBLIC_DIR = join(process.cwd(), fixturePublic);
  return callIn({ ...(cwd && { cwd }), env: { PUBLIC_DIR, ...env } }, 'src/engine/cli/check.ts', ...args);
}

test('pages with nothing to fix are counted, and that is all', async () => {
  const { code, stdout, stderr } = await run(['--pages', join(folder, 'good')]);
  expect(stdout).toMatch(/^\d+ pages checked, nothing to fix\.\n$/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('an error exits with 1 and is shown under the path that was given', async () => {
  const { code, stdout } = await run(['--pages', join(folder, 'bad')]);
  expect(code).toBe(1);
  expect(stdout).toContain(`${folder}/bad/write-to-us.json:`);
  expect(stdout).toContain('Unknown property "titel". Did you mean "title"?');
  expect(stdout).toMatch(/pages checked: 1 error, 0 warnings\.\n$/);
});

test('PAGES_DIR names the content folder, and --pages wins over it', async () => {
  expect((await run([], { env: { PAGES_DIR: join(folder, 'bad') } })).code).toBe(1);
  expect(
    (await run(['--pages', join(folder, 'good')], { env: { PAGES_DIR: join(folder, 'bad') } })).code,
  ).toBe(0);
});

test('--public names the folder of pictures, and wins over PUBLIC_DIR', async () => {
  const good = ['--pages', join(folder, 'good')];
  expect((await run(good, { env: { PUBLIC_DIR: folder } })).stdout).toContain('asset-exists');
  expect((await run([...good, '--public', 'tests/site/public'], { env: { PUBLIC_DIR: folder } })).code).toBe(
    0,
  );
});

test('a warning exits with 0, unless --max-warnings says otherwise', async () => {
  const pages = ['--pages', join(folder, 'warned')];
  expect((await run(pages)).code).toBe(0);
  expect((await run([...pages, '--max-warnings', '1'])).code).toBe(0);
  expect((await run([...pages, '--max-warnings', '0'])).code).toBe(1);
});

test('--format json prints JSON and nothing else', async () => {
  const { code, stdout, stderr } = await run(['--format', 'json', '--pages', join(folder, 'bad')]);
  const { diagnostics, summary } = JSON.parse(stdout);
  expect(diagnostics).toHaveLength(1);
  expect(Object.keys(summary)).toEqual(['pages', 'errors', 'warnings', 'durationMs']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
});

test('--format github prints nothing for a clean site', async () => {
  expect(await run(['--format', 'github', '--pages', join(folder, 'good')])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

test.each([
  [['--formt', 'json'], 'Unknown option "--formt". Did you mean "--format"?'],
  [['--format', 'xml'], 'Unknown value "xml" after --format. Known: pretty, json, github, sarif.'],
  [['--max-warnings', 'few'], 'Expected a whole number, 0 or more, after --max-warnings instead of "few".'],
  [['--dry-run'], 'Expected --fix beside --dry-run.'],
  [['pages'], 'Unexpected "pages": "npm run check" takes options alone, which begin with "--".'],
  [
    ['--explain', 'link-target-exist'],
    'Unknown rule "link-target-exist". Did you mean "link-target-exists"?',
  ],
  [['--describe', 'hreo'], 'Unknown section type "hreo". Did you mean "hero"?'],
])('%j exits with 2 and says why', async (args, reason) => {
  expect(await run(args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${reason}\n"npm run check -- --help" says how it is used.\n`,
  });
});

test('without schemas the check cannot run, and says so to a developer', async () => {
  const cwd = join(folder, 'elsewhere');
  mkdirSync(cwd);
  const { code, stdout } = await run([], { cwd });
  expect(code).toBe(2);
  expect(stdout).toContain('Missing schema "section-schemas/page.json".');
});

test('a broken schema exits with 2 and names the file', async () => {
  const cwd = join(folder, 'project');
  cpSync('section-schemas', join(cwd, 'section-schemas'), { recursive: true });
  cpSync(fixturePages, join(cwd, 'pages'), { recursive: true });
  change(join(cwd, 'section-schemas/hero.json'), '"maxLength"', '"maxLenght"');
  const { code, stdout } = await run([], { cwd });
  expect(code).toBe(2);
  expect(stdout).toContain('section-schemas/hero.json:1:1  error  setup/schema-broken');
  expect(stdout).toContain('unknown keyword: "maxLenght"');
});

test('--explain and --describe print one rule and one section type', async () => {
  expect((await run(['--explain', 'anchor-unique'])).stdout).toContain('Duplicate id "services".');
  expect((await run(['--describe', 'statsStrip'])).stdout).toContain(
    '- `stats[].value`: text (1 to 12), required. ',
  );
});

test('--fix shows what it would write, writes it, and has nothing more to do then', async () => {
  cpSync(fixturePages, join(folder, 'slip'), { recursive: true });
  const file = join(folder, 'slip/write-to-us.json');
  const original = readFileSync(file, 'utf8');
  change(file, '"title"', '"titel"');
  const pages = ['--pages', join(folder, 'slip')];
  const shown = await run(['--fix', '--dry-run', ...pages]);
  expect(shown.code).toBe(1);
  expect(shown.stdout).toMatch(/^--- a\S+\n\+\+\+ b\S+\n@@ [^\n]+@@\n/);
  expect(shown.stdout).toContain('\n-  "titel": ');
  expect(shown.stdout).toContain('\n+  "title": ');
  expect(readFileSync(file, 'utf8')).not.toBe(original);
  expect(await run(['--fix', ...pages])).toMatchObject({
    code: 0,
    stderr: `${folder}/slip/write-to-us.json fixed.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(original);
  expect(await run(['--fix', ...pages])).toMatchObject({ code: 0, stderr: '' });
});
