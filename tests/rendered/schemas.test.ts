import { expect, test } from 'vitest';
import {
  isSectionSchema,
  isSiteSchema,
  loadSchemas,
  readSchemaFiles,
} from '../../src/engine/schemas/load-schemas.ts';
import type { CompiledSchema } from '../../src/engine/schemas/schema-set.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { check } from '../../src/engine/check/check.ts';
import { readUsedIn } from '../../src/engine/schemas/field.ts';
import { isObject, type Json, type JsonObject } from '../../src/engine/json/json.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';

const project = createNodeFileSystem(process.cwd());
const { files } = readSchemaFiles(project, 'section-schemas');
const loaded = loadSchemas(project, 'section-schemas');
const { schemas, problems } = loaded;
const sections = files.filter(isSectionSchema);
const described = files.filter((file) => isSectionSchema(file) || isSiteSchema(file));

test('there are schemas, and all are valid', () => {
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  expect(sections.length).toBeGreaterThan(5);
});

test.each(described)(
  '$file has a title, a description and at least two examples',
  ({ file, name, schema }) => {
    const title = isSectionSchema({ file, name, schema }) ? titleOf(name) : schema.title;
    expect(
      schema.title,
      `${file} has the title "${String(schema.title)}". It names the type of its props: "${String(title)}".`,
    ).toBe(title);
    expect(
      typeof schema.description,
      `${file} has no "description". Editors read it when they choose a type.`,
    ).toBe('string');
    const count = Array.isArray(schema.examples) ? schema.examples.length : 0;
    expect(
      count,
      `${file} has ${count} "examples". Give the smallest one first and one with everything last; they are used for docs and tests.`,
    ).toBeGreaterThanOrEqual(2);
  },
);

test.each(files)('$file describes every property, and allows no unknown ones', ({ file, schema }) => {
  expect(listGaps(file, schema, '')).toEqual([]);
});

test.each(described)('the examples of $file are valid', ({ file, name, schema }) => {
  const compiled = compiledOf(name);
  const wrong = examplesOf(schema).flatMap((example, index) =>
    compiled?.validate(example)
      ? []
      : [`Example ${index} of ${file}: ${JSON.stringify(compiled?.validate.errors?.[0]?.message)}`],
  );
  expect(wrong).toEqual([]);
});

test.each(sections)(
  'the last example of $file uses every property that its variant renders',
  ({ file, schema }) => {
    const examples = examplesOf(schema).filter(isObject);
    const last = examples.at(-1) ?? {};
    const properties = isObject(schema.properties) ? schema.properties : {};
    const unused = Object.entries(properties).flatMap(([key, property]) => {
      if (key in last) return [];
      const usedIn = isObject(property) ? readUsedIn(property) : undefined;
      if (!usedIn || usedIn.has(String(last.variant)))
        return [`The last of the "examples" of ${file} does not use "${key}".`];
      return examples.some((example) => key in example)
        ? []
        : [`No one of the "examples" of ${file} uses "${key}".`];
    });
    expect(unused).toEqual([]);
  },
);

// Links of an example may go anywhere, and a single block may lack the headings around it.
const aboutOthers = [
  'link-target-exists',
  'link-anchor-exists',
  'heading-main-single',
  'heading-levels-unbroken',
  'anchor-unique',
  'shared-block-used',
  'page-not-empty',
];

const home = 'pages/index.json';
const forms = JSON.stringify(examplesOf(files.find(({ name }) => name === 'site/forms.json')!.schema).at(-1));

/** The fixture site with one block on its home page, and with all destinations that form examples may name. */
function siteWith(block: Json) {
  const description = 'This page holds one section, taken from the examples of its schema.';
  const page = { title: 'A page for an example', description, sections: [block] };
  const changed = new Map([
    [home, JSON.stringify(page)],
    ['pages/_site/forms.json', forms],
  ]);
  const read = (path: string, limit?: number) => {
    const text = changed.get(path);
    return text === undefined ? fixtureFiles.read(path, limit) : Buffer.from(text);
  };
  const site = openSite({ fileSystem: { ...fixtureFiles, read }, schemas: loaded });
  const assets = indexAssets(createNodeFileSystem('.'), 'section-schemas');
  return { ...site, assets, pages: site.pages.filter(({ route }) => route === '/') };
}

test.each(sections)('the examples of $file name existing pictures, and break no rule', async ({ schema }) => {
  for (const example of examplesOf(schema)) {
    const { diagnostics } = await check(siteWith(example));
    const found = diagnostics.filter(({ file, rule }) => file === home && !aboutOthers.includes(rule));
    expect(found.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual([]);
  }
});

function compiledOf(name: string): CompiledSchema | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1, -'.json'.length);
  return name.startsWith('site/') ? schemas?.site.get(base) : schemas?.sections.get(base);
}

function examplesOf(schema: JsonObject): Json[] {
  return Array.isArray(schema.examples) ? schema.examples : [];
}

function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1, -'.json'.length)}Section`;
}

/** Names properties without a description, and objects that allow unknown properties. */
function listGaps(file: string, value: Json, path: string): string[] {
  if (!isObject(value)) return [];
  const gaps: string[] = [];
  if (isObject(value.properties)) {
    if (value.additionalProperties === undefined)
      gaps.push(`${file} ${path || '/'} lacks "additionalProperties": false.`);
    if (path !== '' && typeof value.title !== 'string')
      gaps.push(`${file} ${path} has no "title". It names the type of this object.`);
    for (const [key, property] of Object.entries(value.properties)) {
      if (isObject(property) && typeof property.description !== 'string' && typeof property.$ref !== 'string')
        gaps.push(`${file} ${path}/${key} has no "description". Editors read it.`);
    }
  }
  const parts = [
    ...namedParts(value.properties),
    ...namedParts(value.$defs),
    ['items', value.items] as const,
  ];
  return [
    ...gaps,
    ...parts.flatMap(([key, child]) => (child === undefined ? [] : listGaps(file, child, `${path}/${key}`))),
  ];
}

function namedParts(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
