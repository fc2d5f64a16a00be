import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainSyntax } from '../../src/engine/json/explain-syntax.ts';
import { inspectSite } from '../../src/engine/inspect-site.ts';
import { check, createTestFiles, goodPage, pageWith } from './test-site.ts';

test('100,000 brackets are too deep, and overflow nothing', async () => {
  expect(await check({ 'pages/index.json': '['.repeat(100_000) + ']'.repeat(100_000) })).toBe(
    'pages/index.json:1:65 error file/too-deep «[»\nToo deep: more than 64 levels of brackets.\nA section needs about ten levels. Check whether brackets are left open.',
  );
});

test('a list nested too deeply inside a good page is refused before anything looks into it', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const page = JSON.stringify({ ...goodPage, aliases: 'deep' }).replace('"deep"', `[${deep}, ${deep}]`);
  expect(await check({ 'pages/index.json': page })).toMatch(
    /^pages\/index\.json:1:\d+ error file\/too-deep «\[»\n/,
  );
});

test('a picture in the place of a page is no text', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  expect(await check({ 'pages/index.json': png })).toContain('file/invalid-utf8');
});

test('20,000 unknown properties are 20,000 findings, in reasonable time', async () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`unknown${index}`, index]),
  );
  const page = pageWith({ type: 'hero', title: 'Software that lasts', ...unknown });
  const { summary } = await inspectSite({ fileSystem: createTestFiles({ 'pages/index.json': page }) });
  expect(summary.errors).toBe(20_000);
});

test('keys that mean something to JavaScript are ordinary unknown properties, and no types of sections', async () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty', 'prototype']) {
    expect(
      await check({ 'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', [key]: 1 }) }),
    ).toContain(`schema/unknown-property «"${key}"»`);
  }
  expect(await check({ 'pages/index.json': pageWith({ type: 'constructor' }) })).toContain(
    'schema/unknown-type «"constructor"»',
  );
});

test('an escaped __proto__ is found as well', async () => {
  const page = JSON.stringify(goodPage).replace('"type"', '"\\u005f_proto__":{"hidden":true},"type"');
  expect(await check({ 'pages/index.json': page })).toContain('file/unsafe-key');
});

test.each([
  ['**a ', 4000, 4000],
  ['[a](', 4000, 0],
  ['_a', 8000, 0],
  ['<a', 8000, 8000],
  ['`', 19_999, 1],
  ['*', 19_999, 1],
  ['- ', 9000, 0],
])('rich text of "%s" %i times gives %i findings, and an answer', async (mark, times, findings) => {
  const report = await check({
    'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: mark.repeat(times) }),
  });
  expect(report.match(/ error rich-text-supported /g)?.length ?? 0).toBe(findings);
});

test('whatever JSON.parse refuses is explained, and nothing else', () => {
  const pieces = JSON.parse(readFileSync('tests/engine/pieces-of-json.json', 'utf8')) as string[];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join('');
    const problem = explainSyntax(text);
    expect(problem === undefined, JSON.stringify(text)).toBe(isJson(text));
    if (problem)
      expect(
        problem.start >= 0 && problem.end >= problem.start && problem.end <= text.length,
        JSON.stringify(text),
      ).toBe(true);
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

const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each([
  ['pages/_site/brand.json', 5_000],
  ['pages/_site/brand.json', 100_000],
  ['pages/_site/planned-links.json', 100_000],
  ['pages/index.json', 100_000],
])('%s with %i objects in one another is one finding, and the run goes on', async (file, levels) => {
  const description = 'This page has a mistake of its own, which is found whatever else is broken.';
  const broken = { title: 'Another page with a mistake', description, sections: [{ type: 'heroo' }] };
  const report = await check({ 'pages/about.json': broken, [file]: deepObject(levels) });
  expect(report.split('\n\n')).toHaveLength(2);
  expect(report).toContain('schema/unknown-type «"heroo"»');
  expect(report).toContain('error file/too-deep «{»\nToo deep: more than 64 levels of brackets.');
});

test('unclosed brackets in brand.json are one finding', async () => {
  expect(await check({ 'pages/_site/brand.json': '{"a":'.repeat(5_000) })).toMatch(
    /^pages\/_site\/brand\.json:1:\d+ error file\/json-syntax [^\n]*\n[^\n]*(?:\n[^\n]+)?$/,
  );
});
