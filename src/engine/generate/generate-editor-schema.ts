import { posix } from 'node:path';
import { isSectionSchema } from '../schemas/load-schemas.ts';
import type { SchemaFile } from '../schemas/schema-file.ts';
import { isObject, type Json, type JsonObject } from '../site/json.ts';

/** Where the schemas for editors lie, seen from the project's root. References in them are relative to it. */
export const editorFolder = 'section-schemas/generated';

/**
 * The schema editors use for pages. It offers every type by name with its description, completes the properties of the
 * type that was chosen, and offers whole blocks from the examples. `if` and `then` instead of `oneOf`: editors then
 * look at one section schema, not at all of them.
 */
export function generatePageSchema(files: SchemaFile[]): JsonObject {
  const page = schemaOf(files, 'page.json');
  const { properties, $defs: _, examples: __, ...rest } = page;
  const sections = isObject(properties) && isObject(properties.sections) ? properties.sections : {};
  return {
    ...pointAtSource(rest, 'page.json'),
    $id: 'page.schema.json',
    properties: pointAtSource(
      {
        ...(isObject(properties) ? properties : {}),
        sections: { ...sections, items: { $ref: 'block.schema.json' } },
      },
      'page.json',
    ),
    defaultSnippets: [
      {
        label: 'page',
        description: 'A new page.',
        body: { title: '$1', description: '$2', sections: [{ type: '$3' }] },
      },
    ],
  };
}

/** The schema editors use for one block: an item of a page's sections, or a file of pages/_shared/. */
export function generateBlockSchema(files: SchemaFile[]): JsonObject {
  const sections = files.filter(isSectionSchema);
  const shared = sharedOf(files);
  const types = [...sections.map(({ name }) => name.slice(0, -'.json'.length)), 'shared'];
  const schemas = [...sections.map(({ schema }) => schema), shared];
  const targets = [...sections.map(({ name }) => `../${name}`), '../page.json#/$defs/shared'];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'block.schema.json',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'Which kind of section this is. It decides which other properties the block has.',
        enum: types,
        enumDescriptions: schemas.map(({ description }) => description ?? ''),
      },
    },
    allOf: types.map((type, index) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: targets[index] ?? '' },
    })),
    defaultSnippets: types.map((type, index) => toSnippet(type, schemas[index] ?? {})),
  };
}

/** The settings that tell Visual Studio Code which schema belongs to which file. */
export function generateEditorSettings(files: SchemaFile[]): JsonObject {
  const site = files.filter(({ name }) => name.startsWith('site/'));
  return {
    'json.schemas': [
      {
        fileMatch: ['/pages/**/*.json', '!/pages/_site/*.json', '!/pages/_shared/*.json'],
        url: `./${editorFolder}/page.schema.json`,
      },
      { fileMatch: ['/pages/_shared/*.json'], url: `./${editorFolder}/block.schema.json` },
      ...site.map(({ name }) => ({ fileMatch: [`/pages/_${name}`], url: `./section-schemas/${name}` })),
    ],
  };
}

function toSnippet(type: string, schema: JsonObject): JsonObject {
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  return {
    label: type,
    description: typeof schema.description === 'string' ? schema.description : '',
    body: examples[0] ?? { type },
  };
}

/** The same schema with its references led from `generated/` to where they pointed before. */
function pointAtSource<T extends Json>(value: T, name: string): T;
function pointAtSource(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item) => pointAtSource(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const isForeign = key === '$ref' && typeof child === 'string' && child !== 'block.schema.json';
      return [key, isForeign ? posix.join('..', posix.dirname(name), child) : pointAtSource(child, name)];
    }),
  );
}

function sharedOf(files: SchemaFile[]): JsonObject {
  const { $defs } = schemaOf(files, 'page.json');
  const shared = isObject($defs) ? $defs.shared : undefined;
  return isObject(shared) ? shared : {};
}

function schemaOf(files: SchemaFile[], name: string): JsonObject {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`section-schemas/${name} is missing.`);
  return file.schema;
}
