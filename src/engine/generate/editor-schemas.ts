import { isSectionSchema, isSiteSchema } from '../schemas/load-schemas.ts';
import { findReference } from '../schemas/find-reference.ts';
import { describeProperty } from '../schemas/used-in.ts';
import type { SchemaFile } from '../schemas/schema-set.ts';
import { ownKeywords } from '../schemas/validators.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { configFile, settings } from '../check/severities.ts';
import { contentSchemaFolder, listBlocks, mapParts } from './content-schemas.ts';
import { describeRule, rules } from '../check/all-rules.ts';
import type { FileSystem } from '../files/file-system.ts';

/** Folder of the schemas for editors, relative to the project: a copy of section-schemas/, plus one for any block. */
export const editorFolder = 'section-schemas/generated';

const dialect = 'http://json-schema.org/draft-07/schema#';

/** The schemas for editors, by path in their folder. */
export function generateEditorSchemas(files: SchemaFile[]): Map<string, JsonObject> {
  const schemas = new Map<string, JsonObject>();
  for (const { name, schema } of files) schemas.set(name, { $schema: dialect, ...relaxSchema(schema) });
  schemas.set('page.json', toPageSchema(schemas.get('page.json') ?? {}));
  schemas.set('block.json', generateBlockSchema(files));
  return schemas;
}

/** The page schema with block completion and a snippet for a new file. */
function toPageSchema(page: JsonObject): JsonObject {
  const properties = isObject(page.properties) ? page.properties : {};
  const sections = isObject(properties.sections) ? properties.sections : {};
  return {
    ...page,
    properties: { ...properties, sections: { ...sections, items: { $ref: 'block.json' } } },
    defaultSnippets: [
      {
        label: 'page',
        description: 'A new page.',
        body: { title: '$1', description: '$2', sections: [{ type: '$3' }] },
      },
    ],
  };
}

/** Any block. */
function generateBlockSchema(files: SchemaFile[]): JsonObject {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema]));
  const sections = files.filter(isSectionSchema);
  const blocks = [
    ...sections.map(({ name, schema }) => ({ type: name.slice(0, -'.json'.length), schema })),
    { type: 'shared', schema: findReference(schemas, 'page.json', '#/$defs/shared').target },
  ];
  return {
    $schema: dialect,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'Which kind of section this is. It decides which other properties the block has.',
        enum: blocks.map(({ type }) => type),
        enumDescriptions: blocks.map(({ schema }) => schema.description ?? ''),
      },
    },
    allOf: listBlocks(files),
    defaultSnippets: blocks.map(({ type, schema }) => ({
      label: type,
      description: schema.description ?? '',
      body: Array.isArray(schema.examples) ? (schema.examples[0] ?? { type }) : { type },
    })),
  };
}

/** Settings for Visual Studio Code that assign schemas to files. */
export function generateEditorSettings(files: SchemaFile[]): JsonObject {
  const config = { fileMatch: [`/${configFile}`], url: `./${editorFolder}/${configFile}` };
  const [page, ...others] = settingsFor(files, editorFolder);
  return { 'json.schemas': [page!, config, ...others, ...settingsFor(files, contentSchemaFolder)] };
}

/** Which of the schemas in a folder describes which files. */
function settingsFor(files: SchemaFile[], folder: string): JsonObject[] {
  const toUrl = (name: string) => `./${folder}/${name}`;
  return [
    {
      fileMatch: ['/pages/**/*.json', '!/pages/_site/*.json', '!/pages/_shared/*.json'],
      url: toUrl('page.json'),
    },
    { fileMatch: ['/pages/_shared/*.json'], url: toUrl('block.json') },
    ...files.filter(isSiteSchema).map(({ name }) => ({ fileMatch: [`/pages/_${name}`], url: toUrl(name) })),
  ];
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
  const relaxed: JsonObject = { ...Object.fromEntries(kept), ...mapParts(schema, relaxSchema) };
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
        properties: Object.fromEntries(
          rules
            .filter(({ isFixed }) => !isFixed)
            .map(({ id, severity }) => {
              const { summary, why } = describeRule(fileSystem, id);
              return [id, { enum: [...settings], default: severity, description: `${summary} ${why}` }];
            }),
        ),
      },
    },
  };
}
