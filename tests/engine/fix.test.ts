import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { expect, test } from 'vitest';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { fixFiles } from '../../src/engine/check/fix.ts';
import { checkSite } from '../../src/engine/check/check.ts';
import { isSectionSchema, loadSchemas, readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { createTestFiles, goodPage, pageWith } from './test-site.ts';
import { listMutations } from './many/list-mutations.ts';

const file = 'pages/index.json';
const other = {
  ...goodPage,
  title: 'Contact the company',
  description: 'Write to us about a project or a job, or find the office on a map.',
};

/** The home page after --fix. */
async function fix(text: string, files: Record<string, unknown> = {}): Promise<string> {
  const fileSystem = createTestFiles({ ...files, [file]: text });
  const fixed = await fixFiles(fileSystem, (changed) => checkSite({ fileSystem: changed }));
  expect(fixed.map((one) => one.file)).toEqual(fixed.length > 0 ? [file] : []);
  return fixed[0] ? fixed[0].after.toString() : text;
}

const written = (...sections: unknown[]) => JSON.stringify(pageWith(...sections), null, 2);
const hero = { type: 'hero', title: 'Made to last' };
const linkTo = (href: string) => written({ ...hero, action: { label: 'Go', href } });

test('fixing keeps byte order mark, line ends, tabs, escapes and spaces', async () => {
  const odd = (key: string) =>
    `\ufeff{\r\n\t"title" :  "Soft\\u0077are from Pune",\r\n"description": ${JSON.stringify(goodPage.description)},\r\n "sections":[ {"type":"hero","${key}":"Made\\u0020to last" } ]\r\n}\r\n\r\n`;
  expect(await fix(odd('titel'))).toBe(odd('title'));
});

test('a mistake with more than one typo or two possible meanings is left to the author', async () => {
  const far = written({ ...hero, varaint: 'dakr', pictuer: 5 }).replace('varaint', 'vraitan');
  expect(await fix(far)).toContain('vraitan');
  const files = {
    'pages/offer-a.json': other,
    'pages/offer-b.json': { ...other, title: 'Another page here', description: `${other.description} More.` },
  };
  expect(await fix(linkTo('/offer-c'), files)).toBe(linkTo('/offer-c'));
});

test('a value made by a placeholder stays as it is', async () => {
  const text = written({ ...hero, action: { label: 'Go', href: '/contact-{facts.word}' } });
  const brand = JSON.parse(String(createTestFiles({}).read('pages/_site/brand.json')));
  const files = {
    'pages/our-garden.json': other,
    'pages/_site/brand.json': { ...brand, facts: { word: 'uss' } },
  };
  expect(await fix(text, files)).toBe(text);
});

test('a fix that would reveal more mistakes is reverted, and the others are kept', async () => {
  const block = { type: 'cardGird', title: 'Cards', cards: [{ name: 1 }, { label: 2 }] };
  expect(await fix(written({ ...hero, variant: 'drak' }, block))).toBe(
    written({ ...hero, variant: 'dark' }, block),
  );
});

const disk = createNodeFileSystem(process.cwd());
const { files: schemaFiles } = readSchemaFiles(disk, 'section-schemas');
const byName = new Map(schemaFiles.map(({ name, schema }) => [name, schema]));
const real = Object.fromEntries(schemaFiles.map(({ file: path, schema }) => [path, schema]));

const compiled = loadSchemas(createMemoryFileSystem(real), 'section-schemas');

/** Checks against schemas only: an example alone links to missing pages and pictures. */
async function inspectAgainstSchemas(fileSystem: FileSystem) {
  const { diagnostics } = await checkSite({ fileSystem, schemas: compiled });
  return { diagnostics: diagnostics.filter(({ rule }) => rule.startsWith('schema/')) };
}

async function errorsOf(text: string): Promise<number> {
  return (await inspectAgainstSchemas(createMemoryFileSystem({ ...real, [file]: text }))).diagnostics.length;
}

test.each(schemaFiles.filter(isSectionSchema))(
  'a typo in the examples of $name is fixed byte for byte, and no fix does harm',
  async ({ name, schema }) => {
    const examples = Array.isArray(schema.examples) ? schema.examples.slice(0, 1) : [];
    for (const example of examples) {
      const good = JSON.stringify({ ...goodPage, sections: [example] }, null, 2);
      // Running all of them would take many minutes.
      const mutations = listMutations(byName, name, schema, example).filter((_, index) => index % 3 === 0);
      for (const mutation of mutations) {
        const bad = JSON.stringify({ ...goodPage, sections: [mutation.value] }, null, 2);
        const fileSystem = createMemoryFileSystem({ ...real, [file]: bad });
        const [fixed] = await fixFiles(fileSystem, inspectAgainstSchemas);
        const after = fixed?.after.toString() ?? bad;
        expect(await errorsOf(after), mutation.name).toBeLessThanOrEqual(await errorsOf(bad));
        if (mutation.expected.suggestion !== undefined) expect(after, mutation.name).toBe(good);
      }
    }
  },
);
