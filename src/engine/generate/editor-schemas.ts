import { describeProperty } from '../schemas/used-in.ts';
import { examplesOf, schemaFolder, type SchemaSet } from '../schemas/schema-set.ts';
import { ownKeywords } from '../schemas/validators.ts';
import type { JsonObject } from '../json/json.ts';
import { configFile, settings } from '../check/severities.ts';
import { contentSchemaFolder, listBlocks, mapParts, referToBlocks } from './content-schemas.ts';
import { describeRule, rules } from '../check/all-rules.ts';
import type { FileSystem } from '../files/file-system.ts';

/** Folder of the schemas for editors, relative to the project: a copy of section-schemas/, plus one for any block. */
export const editorFolder = `${schemaFolder}/generated`;

const dialect = 'http://json-schema.org/draft-07/schema#';

/** The schemas for editors, by path in their folder. */
export function generateEditorSchemas(schemas: SchemaSet): Map<string, JsonObject> {
  const made = new Map<string, JsonObject>();
  for (const [name, schema] of schemas.files) made.set(name, { $schema: dialect, ...relaxSchema(schema) });
  referToBlocks(made);
  const page = { title: '$1', description: '$2', sections: [{ type: '$3' }] };
  const snippet = { label: 'page', description: 'A new page.', body: page };
  made.set('page.json', { ...made.get('page.json'), defaultSnippets: [snippet] });
  made.set('block.json', generateBlockSchema(schemas));
  return made;
}

/** Any block. */
function generateBlockSchema({ sections, shared }: SchemaSet): JsonObject {
  const blocks = [...sections, ['shared', shared] as const].map(([type, compiled]) => ({
    type,
    description: compiled.field.description ?? '',
    body: examplesOf(compiled)[0] ?? { type },
  }));
  return {
    $schema: dialect,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'Which kind of section this is. It decides which other properties the block has.',
        enum: blocks.map(({ type }) => type),
        enumDescriptions: blocks.map(({ description }) => description),
      },
    },
    allOf: listBlocks(sections.keys()),
    defaultSnippets: blocks.map(({ type, ...snippet }) => ({ label: type, ...snippet })),
  };
}

/** Settings for Visual Studio Code that assign schemas to files. */
export function generateEditorSettings(schemas: SchemaSet): JsonObject {
  const config = { fileMatch: [`/${configFile}`], url: `./${editorFolder}/${configFile}` };
  const [page, ...others] = settingsFor(schemas, editorFolder);
  return { 'json.schemas': [page!, config, ...others, ...settingsFor(schemas, contentSchemaFolder)] };
}

/** Which of the schemas in a folder describes which files. */
function settingsFor({ site }: SchemaSet, folder: string): JsonObject[] {
  const toUrl = (name: string) => `./${folder}/${name}`;
  return [
    {
      fileMatch: ['/pages/**/*.json', '!/pages/_site/*.json', '!/pages/_shared/*.json'],
      url: toUrl('page.json'),
    },
    { fileMatch: ['/pages/_shared/*.json'], url: toUrl('block.json') },
    ...Array.from(site.keys(), (name) => ({
      fileMatch: [`/pages/_site/${name}.json`],
      url: toUrl(`site/${name}.json`),
    })),
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
