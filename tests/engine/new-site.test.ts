import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callIn } from '../stage/call-command.ts';

const command = 'tools/new-site/new-site.ts';
const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
  });
const create = (...args: string[]) => callIn({ cwd: folder }, command, ...args);
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
};
const check = () => callIn({ cwd: folder }, 'src/engine/cli/check.ts');
const list = () =>
  ['pages', 'public']
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
    )
    .toSorted();

cpSync('tests/site/pages', join(folder, 'pages'), { recursive: true });
cpSync('tests/site/public', join(folder, 'public'), { recursive: true });
cpSync('section-schemas', join(folder, 'section-schemas'), { recursive: true });

test('without git, nothing is changed', async () => {
  const before = list();
  expect(await create('Bean Lane')).toMatchObject({ code: 2, stderr: expect.stringContaining('git init') });
  expect(list()).toEqual(before);
});

test('what is not committed is named, and nothing is changed', async () => {
  git('init', '--quiet');
  writeFileSync(join(folder, '.gitignore'), 'public/secret.txt\n');
  commit();
  writeFileSync(join(folder, 'public/secret.txt'), 'Not in git');
  writeFileSync(join(folder, 'pages/draft.json'), '{}');
  const before = list();
  const { code, stderr } = await create('Bean Lane');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      'Changes in pages/ or public/ are not committed, and would be lost:\n  pages/draft.json\n  public/secret.txt\nCommit them first.\n',
  });
  expect(list()).toEqual(before);
  rmSync(join(folder, 'public/secret.txt'));
  rmSync(join(folder, 'pages/draft.json'));
});

test.each([
  [[], 'Expected the name of your company'],
  [['A'.repeat(41)], '41 characters where at most 40 fit'],
  [['Bean Lane', '--url', 'http://beanlane.example'], '--url'],
  [['Bean Lane', '--url', 'https://beanlane.example/shop'], '--url'],
  [['Bean Lane', '--email', 'beanlane.example'], '--email'],
  [['Bean Lane', '--look', 'pink'], 'plain'],
])('%j is refused in a sentence', async (args, sentence) => {
  expect(await create(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
});

test('--dry-run lists the files and changes none', async () => {
  const before = list();
  const { code, stdout } = await create('Bean Lane', '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toContain('pages/index.json would be written.\n');
  expect(stdout).toContain('public/tools/hoe.svg would be deleted.\n');
  expect(list()).toEqual(before);
});

const written = [
  'pages/README.md',
  'pages/_site/brand.json',
  'pages/_site/footer.json',
  'pages/_site/forms.json',
  'pages/_site/navigation.json',
  'pages/_site/theme.json',
  'pages/contact-us.json',
  'pages/imprint.json',
  'pages/index.json',
  'pages/privacy.json',
  'public/brand/logo-on-dark.svg',
  'public/brand/logo.svg',
  'public/favicon.svg',
  'public/icons/app-192.png',
  'public/icons/app-512.png',
  'public/icons/app-maskable-512.png',
  'public/icons/apple-touch-icon.png',
  'public/img/picture.svg',
  'public/img/social.png',
];

test.each([
  ['plain', 'Bean Lane Bakery'],
  ['warm', 'Ökohaus & Söhne'],
  ['bold', '3 Bears'],
])('the look %s gives a site without findings for %s', async (look, name) => {
  commit();
  const { code, stdout, stderr } = await create(name, '--look', look);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\d+ files written, \d+ deleted\./);
  expect(list().filter((file) => !/^public\/(?:fonts|licenses)\//.test(file))).toEqual(written);
  expect(JSON.parse(readFileSync(join(folder, 'pages/_site/brand.json'), 'utf8')).brand).toBe(name);
  expect(await check()).toMatchObject({ code: 0, stdout: '4 pages checked, nothing to fix.\n' });
});

test('a name whose letters the font lacks gets a logo without letters, and a warning of the check', async () => {
  commit();
  expect(await create('مخبز')).toMatchObject({ code: 0, stderr: '' });
  const logo = readFileSync(join(folder, 'public/brand/logo.svg'), 'utf8');
  expect(logo).toContain('viewBox="0 0 48 48"');
  const { code, stdout } = await check();
  expect(code).toBe(0);
  expect(stdout).toContain('Missing letters in this font: م, خ, ب, ز.');
});
