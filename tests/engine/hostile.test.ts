import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { readJson } from '../../src/engine/json/read-json.ts';
import { explainSyntax } from '../../src/engine/json/syntax/explain.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { createRandom } from '../stage/random.ts';
import { createTestFiles, goodSite, pageWith } from './test-site.ts';

test('20,000 unknown properties give 20,000 findings in reasonable time', async () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`unknown${index}`, index]),
  );
  const page = pageWith({ type: 'hero', title: 'Software that lasts', ...unknown });
  const { summary } = await check(openSite({ fileSystem: createTestFiles({ 'pages/index.json': page }) }));
  expect(summary.errors).toBe(20_000);
});

test('every text that JSON.parse refuses is explained, and no other', () => {
  const pieces = JSON.parse(readFileSync('tests/engine/pieces-of-json.json', 'utf8')) as string[];
  const { below, pick } = createRandom('pieces');
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + below(12) }, () => pick(pieces)).join('');
    const problem = explainSyntax(text);
    expect(problem === undefined, JSON.stringify(text)).toBe(isJson(text));
    const { start, end } = problem ?? { start: 0, end: 0 };
    expect(0 <= start && start <= end && end <= text.length, JSON.stringify(text)).toBe(true);
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each(['{', '[}', '{]', '[1 ', '[(', '［', '{"a"'])(
  'many small files of "%s" are each explained, and fixes are sought for no more than all may take',
  async (piece) => {
    const broken = piece.repeat(4000 / piece.length);
    const files = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`pages/broken/p${index}.json`, broken]),
    );
    const fileSystem = createTestFiles({ ...files, 'pages/last.json': '{ "title": "Home", }' });
    const explained = Object.keys(files).map((file) => readJson(fileSystem, file).problems);
    expect(explained.every(([problem]) => problem?.rule === 'file/json-syntax')).toBe(true);
    // The first file of another run has a fix, however many files this one had.
    const other = createTestFiles({ 'pages/last.json': '{ "title": "Home", }' });
    const fixOf = (files_: typeof other) => readJson(files_, 'pages/last.json').problems[0]?.fix;
    expect([fixOf(fileSystem), fixOf(other)].map((fix) => fix !== undefined)).toEqual([false, true]);
  },
);

test.each(['a?bcc=b@c.de', 'a&cc=b@c.de', 'a%0Abcc@c.de', 'a#b@c.de'])(
  'an address of the site that would say more in a link is refused: %s',
  async (address) => {
    const brand = goodSite['pages/_site/brand.json'] as object;
    const fields = [{ name: 'a', label: 'A', kind: 'text' }];
    const tab = { key: 'a', title: 'A', recipient: address, subject: 'A', submit: 'Send', fields };
    const files = {
      'pages/_site/brand.json': { ...brand, email: address },
      'pages/index.json': pageWith({ type: 'contactForm', title: 'Write', tabs: [tab] }),
    };
    for (const [file, content] of Object.entries(files)) {
      const { diagnostics } = await check(
        openSite({ fileSystem: createTestFiles({ [file]: content }), schemas: projectSchemas }),
      );
      const about = diagnostics.filter(({ pointer }) => /email|recipient/.test(pointer));
      expect(about.map((found) => [found.file, found.severity])).toEqual([[file, 'error']]);
    }
  },
);
