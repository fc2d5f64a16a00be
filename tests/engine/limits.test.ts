import { expect, test } from 'vitest';
import { inspectSite } from '../../src/engine/inspect-site.ts';
import { check, createTestFiles, goodPage, goodSite, pageBelowHero, pageWith } from './test-site.ts';

const brand = goodSite['pages/_site/brand.json'];
const tooLong = (length: number) =>
  `Too long: ${length} characters where at most 20000 fit.\nShorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.`;

/** The findings of a site whose home page is this one, each as its rule and its message. */
async function findingsOf(files: Record<string, unknown>): Promise<string[]> {
  const { diagnostics } = await inspectSite({ fileSystem: createTestFiles(files) });
  return diagnostics.map(({ rule, message, hint }) => [`${rule} ${message}`, hint ?? []].flat().join('\n'));
}

/** The rules that find something in the home page of a site. */
async function rulesOf(files: Record<string, unknown>): Promise<string[]> {
  const { diagnostics } = await inspectSite({ fileSystem: createTestFiles(files) });
  return [...new Set(diagnostics.map(({ rule }) => rule))];
}

const home = 'pages/index.json';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const blocksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'cardGrid',
    id: `b${index}`,
    title: 'Cards',
    cards: [{ title: 'A' }],
  }));

test.each<[what: string, most: number, rule: string, make: (size: number) => Record<string, unknown>]>([
  [
    'bytes of a file',
    1024 * 1024,
    'file/too-large',
    (size) => ({ [home]: JSON.stringify(goodPage).padEnd(size) }),
  ],
  ['levels of brackets', 64, 'file/too-deep', (size) => ({ [home]: `{ "a": ${nested(size - 1)} }` })],
  [
    'letters of a text',
    20_000,
    'text-length-limited',
    (size) => ({ [home]: pageBelowHero({ type: 'hero', title: 'A', text: 'a'.repeat(size) }) }),
  ],
  ['letters of a key', 200, 'file/long-key', (size) => ({ [home]: { ...goodPage, ['k'.repeat(size)]: 1 } })],
  [
    'letters of a title',
    65,
    'page-title-length',
    (size) => ({ [home]: { ...goodPage, title: 'a'.repeat(size) } }),
  ],
  [
    'letters of a description',
    165,
    'page-description-length',
    (size) => ({ [home]: { ...goodPage, description: 'a'.repeat(size) } }),
  ],
  ['blocks of a page', 59, 'schema/too-long', (size) => ({ [home]: pageBelowHero(...blocksOf(size)) })],
  [
    'letters of a placeholder',
    40,
    'schema/too-long',
    (size) => ({ 'pages/_site/brand.json': { ...brand, brand: 'a'.repeat(size) } }),
  ],
])('%s: %i at most', async (_, most, rule, make) => {
  expect(await rulesOf(make(most))).not.toContain(rule);
  expect(await rulesOf(make(most + 1))).toContain(rule);
});

test.each([
  ['title', 10],
  ['description', 50],
])('a %s has %i letters at least, an emoji counting as one', async (name, least) => {
  const rule = `page-${name}-length`;
  const pageOf = (text: string) => rulesOf({ [home]: { ...goodPage, [name]: text } });
  expect(await pageOf('🌱'.repeat(least))).not.toContain(rule);
  expect(await pageOf('🌱'.repeat(least - 1))).toContain(rule);
});

test('a heading of 2,800 spaces and a line separator is a heading, and takes no time', async () => {
  const text = `#${' '.repeat(2800)}\u2028`;
  expect(
    await findingsOf({ 'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text }) }),
  ).toEqual([
    'rich-text-supported Unexpected heading "#" in rich text.\nA subheading begins with "### ", one below it with "#### ".',
  ]);
});

test.each(['*a ', '![', '\n', '{', '}', 'a.', '[a](/b) ', '<a ', '\\', '{facts.experts}'])(
  'half a megabyte of %j in a rich text is one finding',
  async (mark) => {
    const text = mark.repeat(250_000 / mark.length);
    const page = pageWith({ type: 'hero', title: 'Software that lasts', text });
    expect(await findingsOf({ 'pages/index.json': page })).toEqual([
      `text-length-limited ${tooLong(text.length)}`,
    ]);
  },
);

test('a text that its placeholders make too long is measured with them', async () => {
  const text = '{locality} '.repeat(1800);
  const page = pageWith({ type: 'hero', title: 'Software that lasts', text });
  expect(await findingsOf({ 'pages/index.json': page })).toEqual([
    `text-length-limited ${tooLong(1800 * (brand.locality.length + 1))}`,
  ]);
});

test('a placeholder of a megabyte is a finding, and is placed nowhere', async () => {
  const page = pageWith({ type: 'hero', title: 'Software that lasts', text: '{brand}'.repeat(2800) });
  expect(
    await findingsOf({
      'pages/index.json': page,
      'pages/_site/brand.json': { ...brand, brand: 'W'.repeat(1_000_000) },
    }),
  ).toEqual([expect.stringMatching(/^schema\/too-long Too long: 1000000 characters where at most 40 fit\./)]);
});

test('a key of 100,000 letters is one finding that marks it', async () => {
  const page = JSON.stringify({ ...goodPage, extra: 1 }).replace('extra', 'e'.repeat(100_000));
  expect(await findingsOf({ 'pages/index.json': page })).toEqual([
    `file/long-key Too long: the key "${'e'.repeat(79)}…" has 100000 characters where at most 200 fit.\nA key is the name of a property. Check whether a text got into the place of a key.`,
  ]);
});

test('names of 20,000 letters are not compared', async () => {
  const name = 'a'.repeat(19_999);
  expect(
    await findingsOf({
      'pages/index.json': pageBelowHero({ type: 'shared', use: `${name}b` }),
      [`pages/_shared/${name}.json`]: { type: 'hero', title: 'Software that lasts' },
    }),
  ).toContainEqual(
    expect.stringMatching(/^shared-block-exists Unknown shared block "a{79}…"\.\nKnown: a+\.$/),
  );
});

test('names up to 64 letters are compared, longer ones are not', async () => {
  const suggestion = async (length: number) => {
    const name = 'a'.repeat(length);
    const findings = await findingsOf({
      'pages/index.json': pageBelowHero({ type: 'shared', use: `${name.slice(1)}b` }),
      [`pages/_shared/${name}.json`]: { type: 'hero', title: 'Software that lasts' },
    });
    return findings.some((finding) => finding.includes(`Did you mean "${name}"?`));
  };
  expect([await suggestion(64), await suggestion(65)]).toEqual([true, false]);
});

test('a hint lists twenty names and counts the others', async () => {
  const facts = Object.fromEntries(Array.from({ length: 95 }, (_, index) => [`fact${index}`, '1']));
  const report = await check({
    'pages/_site/brand.json': { ...brand, facts },
    'pages/index.json': pageWith({ type: 'hero', title: 'Zebras {zebras}' }),
  });
  expect(report).toMatch(/Known: (?:\{[\w.]+\}, ){19}\{[\w.]+\} and 81 more\. For a brace/);
});

test('a shared block counts as often as a page may hold blocks, however often it is placed', async () => {
  const links = Array.from({ length: 2000 }, (_, index) => `[a](#a${index})`).join(' ');
  const { diagnostics } = await inspectSite({
    fileSystem: createTestFiles({
      'pages/_shared/many.json': { type: 'hero', title: 'Software that lasts', text: links },
      'pages/index.json': JSON.stringify(
        pageWith(...Array.from({ length: 20_000 }, () => ({ type: 'shared', use: 'many' }))),
      ),
    }),
  });
  expect(diagnostics.map(({ rule }) => rule)).toContain('schema/too-long');
});
