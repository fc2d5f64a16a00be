import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/shared/diagnostic.ts';
import {
  isSectionSchema,
  isSiteSchema,
  loadSchemas,
  readSchemaFiles,
} from '../../../src/engine/schemas/load-schemas.ts';
import type { SchemaFile } from '../../../src/engine/schemas/schema-file.ts';
import { inspectOpenedSite } from '../../../src/engine/inspect-site.ts';
import type { Json, JsonObject } from '../../../src/engine/json/json.ts';
import type { FileSystem } from '../../../src/engine/files/file-system.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { fixtureFiles } from '../../stage/fixture-files.ts';
import { listMutations, type Mutation } from './list-mutations.ts';

const disk = fixtureFiles;
const { files } = readSchemaFiles(disk, 'section-schemas');
const byName = new Map(files.map(({ name, schema }) => [name, schema]));
const page = byName.get('page.json') ?? {};

/** The fixture site, in which the content of one file can be replaced. */
const replaced = new Map<string, Buffer>();
const lists = new Map<string, string[]>();
/** Files that a site may do without, as the first example of their schema. */
const spare = new Map(
  files
    .filter(isSiteSchema)
    .map(({ name, schema }) => [
      `pages/_${name}`,
      Buffer.from(JSON.stringify((schema.examples as Json[])[0])),
    ]),
);
const fileSystem: FileSystem = {
  // Nothing is added or removed while the test runs.
  list(folder) {
    const own = folder === 'pages' ? [...spare.keys()].map((file) => file.slice('pages/'.length)) : [];
    const list = lists.get(folder) ?? [...new Set([...disk.list(folder), ...own])].toSorted();
    lists.set(folder, list);
    return list;
  },
  read: (path, limit) => replaced.get(path) ?? disk.read(path, limit) ?? spare.get(path),
};
const schemas = loadSchemas(disk, 'section-schemas');
const opened = openSite({ fileSystem, schemas });

async function inspectWith(file: string, content: Json): Promise<Diagnostic[]> {
  replaced.set(file, Buffer.from(JSON.stringify(content, null, 2)));
  // The files of _site/ are read when a site is opened.
  const site = file.startsWith('pages/_site/') ? openSite({ fileSystem, schemas }) : opened;
  // Only the file in question is read: thousands of mutations make thousands of inspections.
  const own = new Map([...site.files.site].filter(([, candidate]) => candidate === file));
  const only = {
    ...site,
    pages: site.pages.filter((candidate) => candidate.file === file),
    files: { ...site.files, site: own },
  };
  const { diagnostics } = await inspectOpenedSite(only);
  replaced.clear();
  return diagnostics.filter((diagnostic) => diagnostic.file === file);
}

/** What a mutation adds to the findings of the unbroken value: an example on its own may lack, say, a main heading. */
async function findNew(
  file: string,
  wrap: (value: Json) => Json,
  before: Diagnostic[],
  mutation: Mutation,
): Promise<Diagnostic[]> {
  const known = new Set(before.map(({ rule, pointer }) => rule + pointer));
  const after = await inspectWith(file, wrap(mutation.value));
  return after.filter(({ rule, pointer }) => !known.has(rule + pointer));
}

/** Tries every so manieth mutation, beginning at another one for each file. */
async function expectOneFindingEach(
  every: number,
  { name, schema }: SchemaFile,
  file: string,
  prefix: string,
  wrap: (value: Json) => Json,
): Promise<void> {
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  expect(examples.length, `section-schemas/${name} has no "examples".`).toBeGreaterThan(0);
  for (const [index, example] of examples.entries()) {
    const before = await inspectWith(file, wrap(example));
    const mutations = listMutations(byName, name, schema, example);
    expect(mutations.length, `example ${index} of ${name}`).toBeGreaterThan(0);
    for (const mutation of mutations.filter((_, at) => at % every === name.length % every)) {
      const found = await findNew(file, wrap, before, mutation);
      const { rule, pointer, suggestion } = mutation.expected;
      expect(
        found.map((finding) => `${finding.rule} ${finding.pointer}`),
        `example ${index}: ${mutation.name}`,
      ).toEqual([`${rule} ${prefix}${pointer}`]);
      if (suggestion !== undefined)
        expect(found[0]?.message, `example ${index}: ${mutation.name}`).toContain(
          `Did you mean "${suggestion}"?`,
        );
    }
  }
}

const content = {
  title: 'A page for one section',
  description: 'This page holds one section, taken from the examples of its schema, and breaks it.',
};
const pageOf = (value: Json): Json => ({ ...content, sections: [value] });
const home = 'pages/index.json';

/** Tests what one mistake in an example says: of each section type, of each file of `_site/`, of a page. */
export function testMutations(every: number): void {
  const { shared } = page.$defs as { shared: JsonObject };
  const subjects: [
    what: string,
    file: SchemaFile,
    path: string,
    prefix: string,
    wrap: (value: Json) => Json,
  ][] = [
    ...files
      .filter(isSectionSchema)
      .map((file): (typeof subjects)[number] => [file.name, file, home, '/sections/0', pageOf]),
    ...files
      .filter(isSiteSchema)
      .map((file): (typeof subjects)[number] => [
        file.name,
        file,
        `pages/_${file.name}`,
        '',
        (value) => value,
      ]),
    ['a page', { file: '', name: 'page.json', schema: page }, home, '', (value) => value],
    [
      'the placing of a shared block',
      { file: '', name: 'page.json', schema: shared },
      home,
      '/sections/0',
      pageOf,
    ],
  ];
  test.each(subjects)(
    'each mistake in the examples of %s is one finding, where it was made',
    (_, ...subject) => expectOneFindingEach(every, ...subject),
  );
}
