import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { describeRule } from '../../src/engine/check/all-rules.ts';
import { reportFormats } from '../../src/engine/check/report.ts';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createTestFiles, goodPage, pageBelowHero, pageWith } from './test-site.ts';
import { projectFiles } from '../stage/fixture-files.ts';

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
const describe = (rule: string) => describeRule(projectFiles, rule);
const options = { paint: (_: string, text: string) => text, describe };
/** Only rules with findings, so that new rules do not change the result. */
const used = new Set(inspection.diagnostics.map(({ rule }) => rule));
const report = { ...inspection, rules: inspection.rules.filter(({ id }) => used.has(id)) };

// Run vitest with -u after the file's name to update the files, and review them.
test.each(['pretty', 'json', 'github', 'sarif'] as const)('the format %s equals its file', async (format) => {
  const text = reportFormats[format](report, options);
  await expect(`${text}\n`).toMatchFileSnapshot(`formats/${format}.txt`);
  if (format === 'json' || format === 'sarif') JSON.parse(text);
  for (const { message } of report.diagnostics)
    expect(text.replaceAll('\\"', '"').replaceAll('%25', '%')).toContain(message);
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
