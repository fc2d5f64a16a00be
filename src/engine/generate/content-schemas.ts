import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPage } from '../content/checked-page.ts';
import type { Site } from '../content/site.ts';
import { findRole, roles } from '../content/roles/index.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';

/** Schemas that offer the current content in editors. Not committed, as every new page changes them. */
export const contentSchemaFolder = '.cache/editor';

/** The values to offer. */
interface Offers {
  byRole: ReadonlyMap<Json | undefined, readonly string[]>;
  /** Texts with a placeholder. */
  text: string[];
}

type Anchored = Pick<CheckedPage, 'route' | 'anchors'>;

/** The schemas with the site's values, by path in their folder. */
export function generateContentSchemas(
  { files, sections: types }: SchemaSet,
  site: Site,
  pages: readonly Anchored[],
): Map<string, JsonObject> {
  const offers = listOffers(site, pages);
  const schemas = new Map(Array.from(files, ([name, schema]) => [name, outline(schema, offers)]));
  const page = schemas.get('page.json') ?? {};
  const { sections } = isObject(page.properties) ? page.properties : {};
  if (isObject(sections)) sections.items = { $ref: 'block.json' };
  schemas.set('block.json', { allOf: listBlocks(types.keys()) });
  return schemas;
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

function listOffers(site: Site, pages: readonly Anchored[]): Offers {
  const anchors = pages.flatMap((page) => page.anchors.map((anchor) => `${page.route}#${anchor}`));
  return {
    byRole: new Map(
      Object.entries(roles).flatMap(([name, { offers }]) =>
        offers ? [[name, offers(site, anchors)] as const] : [],
      ),
    ),
    text: [...(site.placeholders?.keys() ?? [])].map((name) => `{${name}}`),
  };
}

/** The schema of each type of block. With `if` and `then` instead of `oneOf`, editors evaluate only one of them. */
export function listBlocks(types: Iterable<string>): JsonObject[] {
  return [...types, 'shared'].map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: type === 'shared' ? 'page.json#/$defs/shared' : `${type}.json` },
  }));
}

/** The structure of a schema with offers only. */
function outline(schema: JsonObject, offers: Offers): JsonObject {
  const { $ref, role } = schema;
  const choices = choicesOf(schema, offers);
  const { pathIn } = findRole(role) ?? {};
  return {
    ...(typeof $ref === 'string' && { $ref }),
    ...mapParts(schema, (part, name) => {
      const isPath = name !== undefined && name === pathIn;
      return outline(isPath ? { ...part, role: role! } : part, offers);
    }),
    ...(choices.length > 0 && { examples: [...choices] }),
  };
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

function choicesOf(
  { type, role, enum: values, const: only, pattern }: JsonObject,
  offers: Offers,
): readonly string[] {
  if (![type].flat().includes('string')) return [];
  const isFree = values === undefined && only === undefined && pattern === undefined;
  return offers.byRole.get(role) ?? (isFree ? offers.text : []);
}
