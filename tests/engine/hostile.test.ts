import { expect, test } from 'vitest';
import { explainSyntax } from '../../src/engine/json/explain-syntax.ts';
import { inspectSite } from '../../src/engine/inspect-site.ts';
import { check, createTestFiles, goodPage, pageWith } from './test-site.ts';

const million = 1024 * 1024;

test('100,000 brackets are too deep, and overflow nothing', async () => {
  expect(await check({ 'pages/index.json': '['.repeat(100_000) + ']'.repeat(100_000) })).toBe(
    'pages/index.json:1:65 error file/too-deep «[»\nToo deep: more than 64 levels of brackets.\nA section needs about ten levels. Check whether brackets are left open.',
  );
});

test('unclosed brackets in any number are a missing bracket', async () => {
  expect(await check({ 'pages/index.json': '{"a":'.repeat(100_000) })).toContain('file/json-syntax');
});

test('a list nested too deeply inside a good page is refused before anything looks into it', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const page = JSON.stringify({ ...goodPage, aliases: 'deep' }).replace('"deep"', `[${deep}, ${deep}]`);
  expect(await check({ 'pages/index.json': page })).toMatch(
    /^pages\/index\.json:1:\d+ error file\/too-deep «\[»\n/,
  );
});

test('so is a list that is no page at all', async () => {
  expect(await check({ 'pages/index.json': `["x",${'['.repeat(100_000)}${']'.repeat(100_000)}]` })).toContain(
    'file/too-deep',
  );
});

test('64 levels are still fine', async () => {
  const text = `${'['.repeat(63)}1${']'.repeat(63)}`;
  const page = JSON.stringify({ ...goodPage, extra: 0 }).replace('"extra":0', `"extra":${text}`);
  expect(await check({ 'pages/index.json': page })).toContain('schema/unknown-property');
});

test('a file of 2 MiB is too long', async () => {
  expect(await check({ 'pages/index.json': `"${'x'.repeat(2 * million)}"` })).toBe(
    'pages/index.json:1:1 error file/too-large «»\nToo long: the file has more than 1 MiB.\nSplit the content into several pages.',
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

test('keys that mean something to JavaScript are ordinary unknown properties', async () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty', 'prototype']) {
    expect(
      await check({ 'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', [key]: 1 }) }),
    ).toContain(`schema/unknown-property «"${key}"»`);
  }
});

test('section types cannot be names of JavaScript either', async () => {
  expect(await check({ 'pages/index.json': pageWith({ type: 'constructor' }) })).toContain(
    'schema/unknown-type «"constructor"»',
  );
});

test('an escaped __proto__ is found as well', async () => {
  const page = JSON.stringify(goodPage).replace('"type"', '"\\u005f_proto__":{"hidden":true},"type"');
  expect(await check({ 'pages/index.json': page })).toContain('file/unsafe-key');
});

test('a file that cannot be read is one finding', async () => {
  const files = createTestFiles({});
  const fileSystem = {
    ...files,
    read: (path: string) => (path === 'pages/index.json' ? refuse() : files.read(path)),
  };
  const { diagnostics } = await inspectSite({ fileSystem });
  expect(diagnostics.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'file/unreadable Unreadable file: permission denied.',
  ]);
});

function refuse(): never {
  throw new Error('permission denied');
}

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
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b\\n"',
    '"',
    '\\',
    "'",
    '1',
    '-0.5e3',
    '01',
    'true',
    'nul',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '//',
    '/*',
    'a',
    '\u0001',
    '\\u12',
    '\ud800',
    '+',
    '.5',
    '\ufeff',
  ];
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

test('a misspelt key that needs escaping in a pointer is reported at its place', async () => {
  expect(
    await check({ 'pages/index.json': pageWith({ 't/pe': 'hero', title: 'Software that lasts' }) }),
  ).toBe(
    'pages/index.json:6:7 error schema/unknown-property «"t/pe"»\nUnknown property "t/pe". Did you mean "type"?\nEvery block says its section type first: { "type": "hero", … }. docs/sections.md lists the types.',
  );
  expect(
    await check({ 'pages/index.json': pageWith({ 'ty~pe': 'hero', title: 'Software that lasts' }) }),
  ).toContain('pages/index.json:6:7 error schema/unknown-property «"ty~pe"»');
});

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

test.each([
  ['links', '[a](/)', 130_000],
  ['lines of a list', '- a\n', 160_000],
])('a rich text of very many %s is too long, and overflows nothing', async (_, piece, times) => {
  const page = pageWith({ type: 'hero', title: 'Software that lasts', text: piece.repeat(times) });
  const report = await check({ 'pages/index.json': page });
  expect(report).toContain(`Too long: ${piece.length * times} characters where at most 20000 fit.`);
});
