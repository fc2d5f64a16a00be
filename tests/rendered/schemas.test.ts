import { expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { check } from '../../src/engine/check/check.ts';
import { listFields } from '../../src/engine/generate/describe-section.ts';
import type { UsedIn } from '../../src/engine/schemas/used-in.ts';
import { validateValue } from '../../src/engine/schemas/validate-value.ts';
import { isObject, type Json, type JsonObject } from '../../src/engine/json/json.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { fixtureWith } from '../engine/memory-file-system.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { examplesOf, projectSchemas, schemasByName, testedSections } from '../stage/project-schemas.ts';

const files = Array.from(schemasByName, ([name, schema]) => ({ file: `section-schemas/${name}`, schema }));
const sections = [...testedSections.values()];
const types = [...projectSchemas.sections.keys()];
const described = [...sections, ...projectSchemas.site.values()];

test('there are schemas', () => {
  expect(projectSchemas.sections.size).toBeGreaterThan(5);
});

test.each(described)('$file has a title, a description and examples', (compiled) => {
  const { file, schema } = compiled;
  const { title, description } = schema;
  const [, initial = '', rest = ''] = /(\w)(\w*)\.json$/.exec(file) ?? [];
  const props = sections.includes(compiled) ? `${initial.toUpperCase()}${rest}Section` : title;
  expect(title, `${file} needs the name of the type of its props as "title".`).toBe(props);
  expect(typeof description, `${file} has no "description". Editors read it when they choose a type.`).toBe(
    'string',
  );
  expect(
    examplesOf(schema).length,
    `${file} needs two "examples", the smallest one first and one with everything last, for docs and tests.`,
  ).toBeGreaterThanOrEqual(2);
});

test.each(files)('$file describes every property, and allows no unknown ones', ({ file, schema }) => {
  expect(listGaps(file, schema, '')).toEqual([]);
});

test.each(sections)(
  '$file says what its variants, counts and other names refer to',
  ({ file, schema, field }) => {
    const { variant, ...properties } = schema.properties as Record<string, JsonObject>;
    if (variant)
      expect(
        variant.default,
        `"variant" of ${file} needs a "default", that of a block which names none.`,
      ).toBeTypeOf('string');
    const lists = Object.keys(properties).filter((name) => properties[name]!.type === 'array');
    for (const keyword of ['asManyAs', 'keyOf'])
      for (const name of valuesOf(schema, keyword))
        expect(lists, `"${keyword}" of ${file} names no list of the block: "${String(name)}".`).toContain(
          name,
        );
    for (const name of valuesOf(schema, 'usedIn').flatMap((usedIn) => Object.keys(usedIn as UsedIn)))
      expect(variant?.enum, `"usedIn" of ${file} names no variant of the block: "${name}".`).toContain(name);
    for (const name of field.alsoCalled ?? [])
      expect(
        types,
        `"${name}" is a section type, so ${file} must not list it in "alsoCalled".`,
      ).not.toContain(name);
  },
);

test.each(described)('the examples of $file are valid', (compiled) => {
  const found = examplesOf(compiled.schema).flatMap((example, index) =>
    validateValue(compiled, example, `/examples/${index}`),
  );
  expect(found).toEqual([]);
});

test.each(sections)('the last example of $file uses all that it may', ({ file, schema }) => {
  const examples = examplesOf(schema).filter(isObject);
  const last = examples.at(-1) ?? {};
  // The examples of the schema that it adds to have the rest.
  const isAddition = (JSON.parse(String(projectFiles.read(file))) as JsonObject).extends === true;
  const common = projectSchemas.files.get('defs.json')?.$defs as { everyBlock: { properties: JsonObject } };
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (property === common.everyBlock.properties[key]) continue;
    const usedIn = (property as JsonObject).usedIn as UsedIn | undefined;
    const isRendered = !usedIn || Object.hasOwn(usedIn, String(last.variant));
    const [using, which] = isRendered && !isAddition ? [[last], 'The last'] : [examples, 'Each'];
    expect(
      using.some((example) => key in example),
      `${which} of the "examples" of ${file} lacks "${key}".`,
    ).toBe(true);
  }
});

test.each([...projectSchemas.site.values()])(
  'the last example of $file uses all that it may, at any depth',
  ({ schema, field }) => {
    const last = examplesOf(schema).at(-1)!;
    const rows = listFields(field, '', new Map());
    expect(rows.length).toBeGreaterThan(0);
    const isUsed = (path: string) => valuesAt(last, path).length > 0;
    const missing = rows.filter(({ path }) => {
      if (isUsed(path)) return false;
      // A part that is listed once may have the property in another place.
      const [owner, key] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.'))];
      const alike = rows.filter(({ kind }) => kind.endsWith(`with the properties of \`${owner}\``));
      return !alike.some((row) => isUsed(`${row.path}${key}`));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  },
);

/** The values at a path such as `items[].label` or `facts.NAME`. */
function valuesAt(value: Json, path: string): Json[] {
  return path.split('.').reduce<Json[]>(
    (values, step) => {
      const key = step.replace(/(?:\[\])+$/, '');
      const parts = values.filter(isObject).flatMap((part): Json[] => {
        if (key === 'NAME') return Object.values(part);
        return Object.hasOwn(part, key) ? [part[key]!] : [];
      });
      return step.endsWith('[]') ? parts.flat() : parts;
    },
    [value],
  );
}

// Links of an example may go anywhere, and a single block may lack the headings around it.
const aboutOthers = [
  // The days of examples pass.
  'opening-current',
  'link-target-exists',
  'link-anchor-exists',
  'heading-main-single',
  'heading-levels-unbroken',
  'anchor-unique',
  'shared-block-used',
  'collection-filled',
  'list-paged-once',
  'page-not-empty',
];

const home = 'pages/index.json';

/** The fixture site with one block on its home page, and with all destinations that form examples may name. */
function siteWith(block: Json) {
  const description = 'This page holds one section, taken from the examples of its schema.';
  const fileSystem = fixtureWith({
    [home]: { title: 'A page for an example', description, sections: [block] },
    'pages/_site/forms.json': examplesOf(schemasByName.get('site/forms.json')!).at(-1),
  });
  const site = openSite({ fileSystem, schemas: projectSchemas });
  const assets = indexAssets(projectFiles, 'section-schemas');
  return { ...site, assets, pages: site.pages.filter(({ route }) => route === '/') };
}

test.each(sections)('the examples of $file name existing pictures, and break no rule', async ({ schema }) => {
  for (const example of examplesOf(schema)) {
    const { diagnostics } = await check(siteWith(example));
    const found = diagnostics.filter(({ file, rule }) => file === home && !aboutOthers.includes(rule));
    expect(found.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual([]);
  }
});

/** The values of a keyword in a schema. */
function valuesOf(schema: Json, keyword: string): Json[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = isObject(schema) && schema[keyword] !== undefined ? [schema[keyword]] : [];
  return [...own, ...Object.values(schema).flatMap((part: Json) => valuesOf(part, keyword))];
}

/** Names properties without a description, lists without a limit, and objects that allow unknown properties. */
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
  const { type, maxItems, properties, $defs, items } = value;
  if (type === 'array' && typeof maxItems !== 'number' && !file.includes('/site/'))
    gaps.push(`${file} ${path} has no "maxItems". The tests fill each list to its limit.`);
  const parts = Object.entries({ ...(properties as object), ...($defs as object), items });
  return [...gaps, ...parts.flatMap(([key, child]) => listGaps(file, child ?? null, `${path}/${key}`))];
}
