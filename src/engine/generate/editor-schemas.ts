import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRule, rules } from '../check/all-rules.ts';
import { settings } from '../check/rule.ts';
import { configFile } from '../check/severities.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { findRole } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';
import type { FileSystem } from '../files/file-system.ts';
import { collectionName } from '../files/page-files.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { examplesOf, schemaFolder, type SchemaSet } from '../schemas/schema-set.ts';
import { meaningsOf } from '../schemas/enum-meanings.ts';
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
  const converted = convertSchemas(schemas, (schema) => ({ $schema: dialect, ...relaxSchema(schema) }));
  return converted
    .set('page.json', {
      ...converted.get('page.json'),
      defaultSnippets: [{ label: 'page', description: 'A new page.', body: page }],
    })
    .set('block.json', {
      $schema: dialect,
      type: 'object',
      required: ['type'],
      properties: { type: types },
      ...converted.get('block.json'),
      defaultSnippets: blocks,
    });
}

type PageAnchors = Pick<CheckedPage, 'route' | 'anchors'>;

const notInTheme = 'not in the theme of this site';

/** The structure of the schemas with the site's values, by path in their folder. */
export function generateContentSchemas(site: Site, pages: readonly PageAnchors[]): Map<string, JsonObject> {
  const anchors = pages.flatMap((page) => page.anchors.map((anchor) => `${page.route}#${anchor}`));
  const placeholders = [...(site.placeholders?.keys() ?? [])].map((name) => `{${name}}`);

  /** A schema without its keywords, but with what the site offers for each value. */
  function outline(schema: JsonObject): JsonObject {
    const { $ref, enum: values } = schema;
    const examples = offerExamples(schema, site, anchors, placeholders);
    const descriptions = findRole(schema)?.describes?.(site);
    return {
      ...(typeof $ref === 'string' && { $ref }),
      ...mapParts(schema, (subschema, pointer) => outline(passRole(schema, subschema, pointer))),
      ...(examples.length > 0 && { examples }),
      ...(descriptions &&
        Array.isArray(values) && {
          enum: values,
          enumDescriptions: values.map((value) => descriptions.get(String(value)) ?? notInTheme),
        }),
    };
  }

  return convertSchemas(site.schemas, outline);
}

/** What the site has for a text: what its role offers, or placeholders for any text. */
function offerExamples(schema: JsonObject, site: Site, anchors: string[], placeholders: string[]): string[] {
  const { type, enum: values, const: constant, pattern } = schema;
  if (![type].flat().includes('string')) return [];
  const offered = findRole(schema)?.offers?.(site, anchors);
  if (offered) return [...offered];
  const isFree = [values, constant, pattern].every((limit) => limit === undefined);
  return isFree ? placeholders : [];
}

/** The role of a schema may be about one of its properties: that one gets it. */
function passRole(schema: JsonObject, subschema: JsonObject, pointer: string): JsonObject {
  const property = findRole(schema)?.pathIn;
  const isMeant = property !== undefined && pointer === `/properties/${property}`;
  return isMeant && schema.role !== undefined ? { ...subschema, role: schema.role } : subschema;
}

/**
 * Writes the schemas that have changed, each file whole: an editor may read it at any moment. Pages with mistakes offer no
 * anchors.
 */
export function writeContentSchemas(root: string, site: Site, pages: readonly PageAnchors[]): void {
  if (site.schemas.findings.length > 0) return;
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
  const converted = new Map(Array.from(files, ([name, schema]) => [name, convert(schema)]));
  const { properties } = converted.get('page.json') ?? {};
  if (isObject(properties) && isObject(properties.sections))
    properties.sections.items = { $ref: 'block.json' };
  // With `if` and `then` instead of `oneOf`, editors evaluate only one of them.
  const allOf = Array.from(types.keys(), (type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: type === 'shared' ? 'page.json#/$defs/shared' : `${type}.json` },
  }));
  return converted.set('block.json', { allOf });
}

/** Settings for Visual Studio Code that assign schemas to files. */
export function generateEditorSettings({ site }: SchemaSet): JsonObject {
  const described = [
    [
      'page.json',
      '/pages/**/*.json',
      '!/pages/_site/*.json',
      '!/pages/_shared/*.json',
      `!/pages/**/${collectionName}`,
    ],
    ['collection.json', `/pages/**/${collectionName}`],
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
    ...mapParts(schema, (subschema) => relaxSchema(subschema)),
  };
  if (schema.usedIn !== undefined) relaxed.description = describeProperty(schema);
  const meanings = meaningsOf(relaxed);
  if (meanings) relaxed.enumDescriptions = meanings;
  if (limits.length === 0) return relaxed;
  return { ...relaxed, if: { pattern: '^[^{]*$' }, then: Object.fromEntries(limits) };
}

/** The schema that completes rule ids in check.config.json. */
export function generateConfigSchema(fileSystem: FileSystem): JsonObject {
  const free = rules.filter(({ isFixed }) => !isFixed);
  const described = free.map((rule): [string, JsonObject] => {
    const { summary, why } = describeRule(fileSystem, rule);
    return [rule.id, { enum: [...settings], default: rule.severity, description: `${summary} ${why}` }];
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
