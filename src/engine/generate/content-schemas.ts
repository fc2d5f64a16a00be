import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPage } from '../content/checked-page.ts';
import type { Role } from '../content/role.ts';
import type { Site } from '../content/site.ts';
import { findRole, roles } from '../content/roles/index.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';

/** Schemas that offer the current content in editors. Not committed, as every new page changes them. */
export const contentSchemaFolder = '.cache/editor';

type Anchored = Pick<CheckedPage, 'route' | 'anchors'>;

/** The structure of the schemas with the site's values, by path in their folder. */
export function generateContentSchemas(
  { files, sections }: SchemaSet,
  site: Site,
  pages: readonly Anchored[],
): Map<string, JsonObject> {
  const anchors = pages.flatMap(({ route, anchors: own }) => own.map((anchor) => `${route}#${anchor}`));
  const offered = new Map(
    Object.entries(roles).map(([name, role]: [unknown, Role]) => [name, role.offers?.(site, anchors)]),
  );
  const placeholders = [...(site.placeholders?.keys() ?? [])].map((name) => `{${name}}`);

  function outline(schema: JsonObject): JsonObject {
    const { $ref, type, role, enum: values, const: only, pattern } = schema;
    const isText = [type].flat().includes('string');
    const isFree = values === undefined && only === undefined && pattern === undefined;
    const examples = isText ? (offered.get(role) ?? (isFree ? placeholders : [])) : [];
    const { pathIn } = findRole(role) ?? {};
    const parts = mapParts(schema, (part, name) =>
      outline(name !== undefined && name === pathIn ? { ...part, role: role! } : part),
    );
    return {
      ...(typeof $ref === 'string' && { $ref }),
      ...parts,
      ...(examples.length > 0 && { examples: [...examples] }),
    };
  }

  const schemas = new Map(Array.from(files, ([name, schema]) => [name, outline(schema)]));
  referToBlocks(schemas);
  schemas.set('block.json', { allOf: listBlocks(sections.keys()) });
  return schemas;
}

/** Lets the sections of page.json be any block. */
export function referToBlocks(schemas: ReadonlyMap<string, JsonObject>): void {
  const { properties } = schemas.get('page.json') ?? {};
  if (isObject(properties) && isObject(properties.sections))
    properties.sections.items = { $ref: 'block.json' };
}

/**
 * Writes the schemas that have changed, each file whole: an editor may read it at any moment. Pages with mistakes offer no
 * anchors.
 */
export function writeContentSchemas(root: string, site: Site, pages: readonly Anchored[]): void {
  if (!site.schemas) return;
  for (const [name, schema] of generateContentSchemas(site.schemas, site, pages)) {
    const file = join(root, contentSchemaFolder, name);
    const text = JSON.stringify(schema);
    if (ignoreFileErrors(() => readFileSync(file, 'utf8')) !== text) writeWhole(file, text);
  }
}

/** The schema of each type of block. With `if` and `then` instead of `oneOf`, editors evaluate only one of them. */
export function listBlocks(types: Iterable<string>): JsonObject[] {
  return [...types, 'shared'].map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: type === 'shared' ? 'page.json#/$defs/shared' : `${type}.json` },
  }));
}

/** The keywords of a schema that contain schemas, with each of these converted. `name`: that of a property. */
export function mapParts(
  schema: JsonObject,
  convert: (part: JsonObject, name?: string) => JsonObject,
): JsonObject {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (!isObject(value)) return [];
    if (['items', 'additionalProperties', 'propertyNames'].includes(key)) return [[key, convert(value)]];
    if (key !== 'properties' && key !== '$defs') return [];
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      isObject(part) ? convert(part, name) : {},
    ]);
    return [[key, Object.fromEntries(parts)]];
  });
  return Object.fromEntries(entries);
}
