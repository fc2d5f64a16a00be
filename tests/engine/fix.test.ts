import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/engine/check/check.ts';
import { fixFiles, writeFixes } from '../../src/engine/check/fix.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import type { Json } from '../../src/engine/json/json.ts';
import { isSectionSchema, loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { loadedSchemas, schemaFiles } from '../stage/project-schemas.ts';
import { createRandom } from '../stage/random.ts';
import { listMutations } from './many/list-mutations.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { createTestFiles, goodPage, goodSite, pageBelowHero } from './test-site.ts';

const home = 'pages/index.json';
const other = { ...goodPage, title: 'Contact the company', description: `${goodPage.description} Here.` };
const mini = loadSchemas(createTestFiles({}), 'section-schemas');

/** The home page after --fix, which changes nothing else and nothing more in a second run. */
async function fix<Content extends string | Buffer>(
  content: Content,
  files: Record<string, unknown> = {},
): Promise<Content | Buffer> {
  const run = (text: string | Buffer) =>
    fixFiles(createTestFiles({ ...files, [home]: text }), (fileSystem) =>
      checkSite({ fileSystem, schemas: mini }),
    );
  const [fixed, ...others] = await run(content);
  expect(others).toEqual([]);
  if (!fixed) return content;
  expect(fixed.file).toBe(home);
  expect(fixed.before.equals(Buffer.from(content))).toBe(true);
  expect(await run(fixed.after)).toEqual([]);
  return fixed.after;
}

const text = (page: unknown) => JSON.stringify(page, null, 2);
const heroWith = (more: object, ...below: object[]) =>
  text({ ...goodPage, sections: [{ type: 'hero', title: 'Made to last', ...more }, ...below] });
const linkTo = (href: string) => heroWith({ action: { label: 'Go', href } });
const fixText = async (...given: [string, Record<string, unknown>?]) => String(await fix(...given));

test('fixing keeps byte order mark, line ends, tabs, escapes and spaces', async () => {
  const odd = (key: string) =>
    `\ufeff{\r\n\t"title" :  "Soft\\u0077are from Pune",\r\n"description": ${JSON.stringify(goodPage.description)},\r\n "sections":[ {"type":"hero","${key}":"Made\\u0020to last" } ]\r\n}\r\n\r\n`;
  expect(await fixText(odd('titel'))).toBe(odd('title'));
});

test('a mistake with more than one typo or two possible meanings, and a value made by a placeholder, stay', async () => {
  const far = heroWith({ vraitan: 'dark' });
  expect(await fixText(far)).toBe(far);
  const near = { ...other, title: 'Another page here', description: `${other.description} More.` };
  const files = { 'pages/offer-a.json': other, 'pages/offer-b.json': near };
  expect(await fixText(linkTo('/offer-c'), files)).toBe(linkTo('/offer-c'));
  const made = linkTo('/contact-{facts.word}');
  const brand = { ...goodSite['pages/_site/brand.json'], facts: { word: 'uss' } };
  expect(await fixText(made, { 'pages/contact-us.json': other, 'pages/_site/brand.json': brand })).toBe(made);
});

test('a fix that would reveal more mistakes is reverted, and the others are kept', async () => {
  const block = { type: 'cardGird', title: 'Cards', cards: [{ name: 1 }, { label: 2 }] };
  expect(await fixText(heroWith({ variant: 'drak' }, block))).toBe(heroWith({ variant: 'dark' }, block));
});

test('nested edits are all made', async () => {
  const cards = [{ title: 'A {brand}', href: '/our-garden' }, { title: 'A second' }];
  const good = text(pageBelowHero({ type: 'cardGrid', title: 'A grid', columns: 2, cards }));
  const bad = [
    ['"href"', '"hreff"'],
    ['"/our-garden"', '"/Our-garden/"'],
    ['"title": "A', '"titel": "A'],
    ['{brand}', '{brnad}'],
    ['"columns"', '"colunms"'],
  ].reduce((content, [right = '', wrong = '']) => content.replaceAll(right, wrong), good);
  expect(await fixText(bad, { 'pages/our-garden.json': other })).toBe(good);
});

test('fixing a page of any bytes changes only a few', async () => {
  const { below } = createRandom('fix');
  const original = Buffer.from(text(goodPage));
  let changed = 0;
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(original);
    for (let edits = 0; edits <= round % 3; edits++) bytes[below(bytes.length)] = below(256);
    const after = await fix(bytes);
    if (after !== bytes) changed++;
    expect(Math.abs(after.length - bytes.length)).toBeLessThan(10);
  }
  expect(changed).toBeGreaterThan(3);
});

test('a file changed during the fix stays as it is, and no draft remains', () => {
  const root = makeFolder();
  const path = join(root, 'index.json');
  const fixed = { file: 'index.json', before: Buffer.from('before'), after: Buffer.from('after') };
  for (const [now, message, then] of [
    ['meanwhile', 'index.json changed meanwhile and was left alone. Run the command again.', 'meanwhile'],
    ['before', 'index.json fixed.', 'after'],
  ] as const) {
    writeFileSync(path, now);
    expect(writeFixes(root, [fixed])).toEqual([message]);
    expect(readFileSync(path, 'utf8')).toBe(then);
  }
  expect(readdirSync(root)).toEqual(['index.json']);
});

const real = Object.fromEntries(schemaFiles.map(({ file, schema }) => [file, schema]));

/** Checks against schemas only: an example alone links to missing pages and pictures. */
async function inspectAgainstSchemas(fileSystem: FileSystem) {
  const { diagnostics } = await checkSite({ fileSystem, schemas: loadedSchemas });
  return { diagnostics: diagnostics.filter(({ rule }) => rule.startsWith('schema/')) };
}

test.each(schemaFiles.filter(isSectionSchema))(
  'a typo or a former word in the examples of $name is fixed byte for byte, and no fix does harm',
  async ({ name, schema }) => {
    const [example] = schema.examples as [Json];
    const write = (block: Json) => text({ ...goodPage, sections: [block] });
    const filesWith = (page: string) => createMemoryFileSystem({ ...real, [home]: page });
    const errorsOf = async (page: string) =>
      (await inspectAgainstSchemas(filesWith(page))).diagnostics.length;
    // Running all of them would take many minutes.
    const mutations = listMutations(name, schema, example).filter((_, index) => index % 3 === 0);
    for (const { name: about, value, expected } of mutations) {
      const bad = write(value);
      const [fixed] = await fixFiles(filesWith(bad), inspectAgainstSchemas);
      const after = fixed?.after.toString() ?? bad;
      expect(await errorsOf(after), about).toBeLessThanOrEqual(await errorsOf(bad));
      if (expected.suggestion !== undefined || expected.rule === 'schema/former-word')
        expect(after, about).toBe(write(example));
    }
  },
);
