import { isSectionSchema, isSiteSchema } from '../schemas/load-schemas.ts';
import type { SchemaFile } from '../schemas/schema-file.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { configFile } from '../check/severities.ts';
import { contentSchemaSettings } from './content-schemas.ts';
import { relaxSchema } from './relax-schema.ts';

/** Folder of the schemas for editors, relative to the project: a copy of section-schemas/, plus one for any block. */
export const editorFolder = 'section-schemas/generated';

const blockFile = 'block.json';
const dialect = 'http://json-schema.org/draft-07/schema#';

/** The schemas for editors, by path in their folder. */
export function generateEditorSchemas(files: SchemaFile[]): Map<string, JsonObject> {
  const schemas = new Map<string, JsonObject>();
  for (const { name, schema } of files) schemas.set(name, { $schema: dialect, ...relaxSchema(schema) });
  schemas.set('page.json', toPageSchema(schemas.get('page.json') ?? {}));
  schemas.set(blockFile, generateBlockSchema(files));
  return schemas;
}

/** The page schema with block completion and a snippet for a new file. */
function toPageSchema(page: JsonObject): JsonObject {
  const properties = isObject(page.properties) ? page.properties : {};
  const sections = isObject(properties.sections) ? properties.sections : {};
  return {
    ...page,
    properties: { ...properties, sections: { ...sections, items: { $ref: blockFile } } },
    defaultSnippets: [
      {
        label: 'page',
        description: 'A new page.',
        body: { title: '$1', description: '$2', sections: [{ type: '$3' }] },
      },
    ],
  };
}

/**
 * Any block: all types with descriptions, the properties of the chosen type, and whole blocks from the examples. Uses
 * `if` and `then` instead of `oneOf`, so that editors evaluate one section schema only.
 */
function generateBlockSchema(files: SchemaFile[]): JsonObject {
  const sections = files.filter(isSectionSchema);
  const blocks = [
    ...sections.map(({ name, schema }) => ({ type: name.slice(0, -'.json'.length), target: name, schema })),
    { type: 'shared', target: 'page.json#/$defs/shared', schema: sharedOf(files) },
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
    allOf: blocks.map(({ type, target }) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: target },
    })),
    defaultSnippets: blocks.map(({ type, schema }) => ({
      label: type,
      description: schema.description ?? '',
      body: Array.isArray(schema.examples) ? (schema.examples[0] ?? { type }) : { type },
    })),
  };
}

/** Settings for Visual Studio Code that assign schemas to files. */
export function generateEditorSettings(files: SchemaFile[]): JsonObject {
  const toUrl = (name: string) => `./${editorFolder}/${name}`;
  return {
    'json.schemas': [
      {
        fileMatch: ['/pages/**/*.json', '!/pages/_site/*.json', '!/pages/_shared/*.json'],
        url: toUrl('page.json'),
      },
      { fileMatch: [`/${configFile}`], url: toUrl(configFile) },
      { fileMatch: ['/pages/_shared/*.json'], url: toUrl(blockFile) },
      ...files.filter(isSiteSchema).map(({ name }) => ({ fileMatch: [`/pages/_${name}`], url: toUrl(name) })),
      ...contentSchemaSettings(files),
    ],
  };
}

function sharedOf(files: SchemaFile[]): JsonObject {
  const { $defs } = files.find(({ name }) => name === 'page.json')?.schema ?? {};
  const shared = isObject($defs) ? $defs.shared : undefined;
  if (!isObject(shared))
    throw new Error('section-schemas/page.json does not describe the shared block in "$defs".');
  return shared;
}
