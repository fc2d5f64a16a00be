import { styleText } from 'node:util';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeRule } from '../../src/engine/check/all-rules.ts';
import type { NamedRule } from '../../src/engine/check/rule.ts';
import { reportFormats } from '../../src/engine/check/report.ts';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createTestFiles, goodPage, pageBelowHero, pageWith } from './test-site.ts';
import { createRepositoryPaths } from '../../src/engine/cli/repository-paths.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const extra = { type: 'cardGrid', id: 'plans', title: 'A', cards: [{ title: 'B' }], zzz: 1 };

/** Findings with each kind of edit and without one. Two of the formats have to escape the file names. */
const fileSystem = createTestFiles({
  'a, b/index.json': { ...pageWith({ type: 'hero', titel: '100% "wool"' }), title: 'Home' },
  'a, b/broken:50%.json': 'x',
  'a, b/comma.json': '{ "title": "A" "b": 1 }',
  'a, b/extra.json': { ...pageBelowHero(extra), description: `${goodPage.description} And more.` },
  'a, b/_site/brand.json': createTestFiles({}).read('pages/_site/brand.json'),
  'a, b/_site/planned-links.json': { paths: [] },
});
const inspection = await check(openSite({ fileSystem, pagesDir: 'a, b' }));
inspection.summary.durationMs = 12;
const describeIt = (rule: NamedRule) => describeRule(projectFiles, rule);
const options = {
  paint: (_: string, text: string) => text,
  describe: describeIt,
  inRepository: (file: string) => file,
};
/** Only rules with findings, so that new rules do not change the result. */
const used = new Set(inspection.diagnostics.map(({ rule }) => rule));
const report = { ...inspection, rules: inspection.rules.filter(({ id }) => used.has(id)) };

// Run vitest with -u after the file's name to update the files, and review them.
test.each(['pretty', 'json', 'github', 'gitlab', 'sarif'] as const)(
  'the format %s equals its file',
  async (format) => {
    const text = reportFormats[format](report, options);
    await expect(`${text}\n`).toMatchFileSnapshot(`formats/${format}.txt`);
    if (['json', 'gitlab', 'sarif'].includes(format)) JSON.parse(text);
    for (const { message } of report.diagnostics)
      expect(text.replaceAll('\\"', '"').replaceAll('%25', '%')).toContain(message);
  },
);

test('for GitLab a finding stays the same when lines are added above it', () => {
  const [finding] = report.diagnostics;
  const printOf = (line: number) => {
    const text = reportFormats.gitlab({ ...report, diagnostics: [{ ...finding!, line }] }, options);
    return (JSON.parse(text) as { fingerprint: string }[])[0]!.fingerprint;
  };
  expect(printOf(7)).toBe(printOf(3));
  const all = JSON.parse(reportFormats.gitlab(report, options)) as { fingerprint: string }[];
  expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(report.diagnostics.length);
});

test('the format pretty has colours for a terminal', () => {
  const paint = (style: 'red' | 'yellow' | 'cyan' | 'dim', text: string) =>
    styleText(style, text, { validateStream: false });
  const colored = reportFormats.pretty(report, { paint });
  expect(colored).toContain('\u001b[31merror\u001b[39m');
  expect(colored).toContain('\u001b[33mwarning\u001b[39m');
  expect(colored).toContain('\u001b[2mpage-title-length\u001b[22m');
  expect(colored).toMatch(/\u001b\[36m +\| +\^\^\^\^\^\^\u001b\[39m/);
  expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(reportFormats.pretty(report));
});

describe('paths for code hosts', () => {
  const project = (folder: string) => join(folder, 'repository/apps/site');
  function makeRepository(): string {
    const folder = makeFolder();
    mkdirSync(join(folder, 'repository/.git'), { recursive: true });
    mkdirSync(join(project(folder), 'pages/news'), { recursive: true });
    mkdirSync(join(folder, 'repository/content'));
    return folder;
  }

  test('begin at the repository around the project', () => {
    const pathOf = createRepositoryPaths(project(makeRepository()), undefined);
    expect(pathOf('pages/news/a.json')).toBe('apps/site/pages/news/a.json');
    expect(pathOf('pages/not-there/a.json')).toBe('apps/site/pages/not-there/a.json');
    expect(pathOf('../../content/a.json'), 'PAGES_DIR beside the project').toBe('content/a.json');
    expect(pathOf('/elsewhere/a.json'), 'PAGES_DIR outside').toBe('/elsewhere/a.json');
  });

  test('begin at GITHUB_WORKSPACE, also of a worktree, through a link, and not when it is elsewhere', () => {
    const folder = makeRepository();
    writeFiles(project(folder), { '.git': 'gitdir: ../../.git/worktrees/site' });
    symlinkSync(join(folder, 'repository'), join(folder, 'link'));
    const pathIn = (workspace: string, root = project(folder)) =>
      createRepositoryPaths(root, workspace)('pages/a.json');
    expect(pathIn(join(folder, 'repository'))).toBe('apps/site/pages/a.json');
    expect(pathIn(join(folder, 'link'))).toBe('apps/site/pages/a.json');
    expect(pathIn(join(folder, 'repository'), join(folder, 'link/apps/site'))).toBe('apps/site/pages/a.json');
    expect(pathIn('/elsewhere')).toBe('pages/a.json');
    expect(pathIn('')).toBe('pages/a.json');
  });

  test('lead through a linked folder to its files, and to a link itself', () => {
    const folder = makeRepository();
    writeFiles(join(folder, 'repository/content'), { 'a.json': '{}' });
    symlinkSync(join(folder, 'repository/content'), join(project(folder), 'linked'));
    const pathOf = createRepositoryPaths(project(folder), undefined);
    expect(pathOf('linked/a.json')).toBe('content/a.json');
    expect(pathOf('linked')).toBe('apps/site/linked');
  });

  test('are those of the formats for code hosts alone', () => {
    const inside = { ...options, inRepository: (file: string) => `apps/site/${file}` };
    expect(reportFormats.github(report, inside)).toMatch(/^::error file=apps\/site\/a%2C b\//);
    expect(reportFormats.sarif(report, inside)).toContain('"uri": "apps/site/a%2C%20b/broken%3A50%25.json"');
    expect(reportFormats.gitlab(report, inside)).toContain('"path": "apps/site/a, b/broken:50%.json"');
    for (const format of ['pretty', 'json'] as const)
      expect(reportFormats[format](report, inside)).toBe(reportFormats[format](report, options));
  });
});
