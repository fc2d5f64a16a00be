import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRule, rules } from '../check/all-rules.ts';
import { configFile, settings } from '../check/severities.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { findRole } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { examplesOf, schemaFolder, type SchemaSet } from '../schemas/schema-set.ts';
import { describeProperty } from '../schemas/used-in.ts';
import { mapParts, ownKeywords } from '../schemas/keywords.ts';

/** Folder of the schemas for editors, relative to the project: a copy of section-schemas/, plus one for any block. */
export const editorFolder = `${schemaFolder}/generated`;

/** Schemas that offer the current content in editors. Not committed, as every new page changes them. */
export const contentSchemaFolder = '.cache/editor';

const dialect = 'http://json-schema.org/draft-07/schema#';

/** The schemas for editors, by path in their folder. */
export function generateEditorSchemas(schemas: SchemaSet): Map<string, JsonObject> {
  const blocks = Array.from(schemas.types, ([type, compiled]) => ({
    label: type,
    description: compiled.field.description ?? '',
    body: examplesOf(compiled)[0] ?? { type },
  }));
  const types = {
    description: 'Which kind of section this is. It decides which other properties the block has.',
    enum: blocks.map(({ label }) => label),
    enumDescriptions: blocks.map(({ description }) => description),
  };
  const page = { title: '$1', description: '$2', sections: [{ type: '$3' }] };
  const made = convertSchemas(schemas, (schema) => ({ $schema: dialect, ...relaxSchema(schema) }));
  return made
    .set('page.json', {
      ...made.get('page.json'),
      defaultSnippets: [{ label: 'page', description: 'A new page.', body: page }],
    })
    .set('block.json', {
      $schema: dialect,
      type: 'object',
      required: ['type'],
      properties: { type: types },
      ...made.get('block.json'),
      defaultSnippets: blocks,
    });
}

type Anchored = Pick<CheckedPage, 'route' | 'anchors'>;

/** The structure of the schemas with the site's values, by path in their folder. */
export function generateContentSchemas(site: Site, pages: readonly Anchored[]): Map<string, JsonObject> {
  const anchors = pages.flatMap(({ route, anchors: own }) => own.map((anchor) => `${route}#${anchor}`));
  const placeholders = [...(site.placeholders?.keys() ?? [])].map((name) => `{${name}}`);

  function outline(schema: JsonObject): JsonObject {
    const { $ref, type, enum: values, const: only, pattern } = schema;
    const role = findRole(schema);
    const isText = [type].flat().includes('string');
    const isFree = values === undefined && only === undefined && pattern === undefined;
    const examples = isText ? (role?.offers?.(site, anchors) ?? (isFree ? placeholders : [])) : [];
    const path = role?.pathIn && `/properties/${role.pathIn}`;
    const parts = mapParts(schema, (part, steps) =>
      outline(steps === path ? { ...part, role: schema.role! } : part),
    );
    return {
      ...(typeof $ref === 'string' && { $ref }),
      ...parts,
      ...(examples.length > 0 && { examples: [...examples] }),
    };
  }

  return convertSchemas(site.schemas, outline);
}

/**
 * Writes the schemas that have changed, each file whole: an editor may read it at any moment. Pages with mistakes offer no
 * anchors.
 */
export function writeContentSchemas(root: string, site: Site, pages: readonly Anchored[]): void {
  if (site.schemas.problems.length > 0) return;
  for (const [name, schema] of generateContentSchemas(site, pages)) {
    const file = join(root, contentSchemaFolder, name);
    const text = JSON.stringify(schema);
    if (ignoreFileErrors(() => readFileSync(file, 'utf8')) !== text) writeWhole(file, text);
  }
}

/** Every schema converted, and `block.json` for any block, which the sections of `page.json` are. */
function convertSchemas(
  { files, types }: SchemaSet,
  convert: (schema: JsonObject) => JsonObject,
): Map<string, JsonObject> {
  const made = new Map(Array.from(files, ([name, schema]) => [name, convert(schema)]));
  const { properties } = made.get('page.json') ?? {};
  if (isObject(properties) && isObject(properties.sections))
    properties.sections.items = { $ref: 'block.json' };
  // With `if` and `then` instead of `oneOf`, editors evaluate only one of them.
  const allOf = Array.from(types.keys(), (type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: type === 'shared' ? 'page.json#/$defs/shared' : `${type}.json` },
  }));
  return made.set('block.json', { allOf });
}

/** Settings for Visual Studio Code that assign schemas to files. */
export function generateEditorSettings({ site }: SchemaSet): JsonObject {
  const described = [
    ['page.json', '/pages/**/*.json', '!/pages/_site/*.json', '!/pages/_shared/*.json'],
    ['block.json', '/pages/_shared/*.json'],
    ...Array.from(site.keys(), (name) => [`site/${name}.json`, `/pages/_site/${name}.json`]),
  ];
  const assigned = [editorFolder, contentSchemaFolder].flatMap((folder) =>
    described.map(([name, ...fileMatch]) => ({ fileMatch, url: `./${folder}/${name}` })),
  );
  const config = { fileMatch: [`/${configFile}`], url: `./${editorFolder}/${configFile}` };
  return { 'json.schemas': [...assigned, config] };
}

/** Keywords for this project only, and keywords that editors do not need for completion. */
const dropped = new Set([
  ...ownKeywords,
  'format',
  'examples',
  // Names a generated type, and editors would show it.
  'title',
  '$id',
  '$schema',
]);
/** Keywords that apply to the displayed text, not to one with placeholders. */
const aboutText = ['minLength', 'maxLength', 'pattern'];

/** Editors see `{facts.projects}` instead of "4200+", so text limits apply only to texts without a brace. */
function relaxSchema(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([key]) => !dropped.has(key) && !aboutText.includes(key));
  const limits = Object.entries(schema).filter(([key]) => aboutText.includes(key));
  // Otherwise editors show the pattern itself.
  if (typeof schema.pattern === 'string' && typeof schema.expects === 'string')
    limits.push(['patternErrorMessage', `Expected ${schema.expects}.`]);
  const relaxed: JsonObject = {
    ...Object.fromEntries(kept),
    ...mapParts(schema, (part) => relaxSchema(part)),
  };
  if (schema.usedIn !== undefined) relaxed.description = describeProperty(schema);
  const perValue = describeValues(relaxed);
  if (perValue) relaxed.enumDescriptions = perValue;
  if (limits.length === 0) return relaxed;
  return { ...relaxed, if: { pattern: '^[^{]*$' }, then: Object.fromEntries(limits) };
}

/** The part of a description for each value: `"side": text left.` Undefined if one value has none. */
function describeValues({ enum: values, description }: JsonObject): string[] | undefined {
  if (!Array.isArray(values) || typeof description !== 'string') return undefined;
  const found = values.map((value) => {
    const [, behind] = description.split(`"${String(value)}": `);
    return behind?.split(/ "[\w-]+": /)[0]?.trim();
  });
  return found.every((text) => text !== undefined) ? found : undefined;
}

/** The schema that completes rule ids in check.config.json. */
export function generateConfigSchema(fileSystem: FileSystem): JsonObject {
  const free = rules.filter(({ isFixed }) => !isFixed);
  const described = free.map(({ id, severity }): [string, JsonObject] => {
    const { summary, why } = describeRule(fileSystem, id);
    return [id, { enum: [...settings], default: severity, description: `${summary} ${why}` }];
  });
  return {
    $schema: dialect,
    title: 'Settings of the check',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      rules: {
        type: 'object',
        description: 'The severity of each rule. A rule that is not listed here keeps its default.',
        additionalProperties: false,
        properties: Object.fromEntries(described),
      },
    },
  };
}
