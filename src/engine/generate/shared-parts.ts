import { findReference, type SchemasByName } from '../schemas/find-reference.ts';
import type { JsonObject } from '../json/json.ts';

/** What a part of section-schemas/defs.json is called in docs/sections.md, and in lists of it. */
export interface SharedPart {
  /** Its name in `$defs`. */
  key: string;
  name: string;
  /** Every block takes it, which is said before them all. */
  isCommon?: true;
}

/**
 * The parts that docs/sections.md explains once, in this order; types only link there. Other parts, such as headings,
 * say little, and differ from type to type.
 */
export const sharedParts: readonly SharedPart[] = [
  { key: 'id', name: 'id', isCommon: true },
  { key: 'hidden', name: 'hidden', isCommon: true },
  { key: 'ground', name: 'ground' },
  { key: 'url', name: 'link address' },
  { key: 'link', name: 'link' },
  { key: 'crumb', name: 'crumb' },
  { key: 'picture', name: 'picture' },
  { key: 'pictureFile', name: 'picture file' },
  { key: 'richText', name: 'rich text' },
  { key: 'statistic', name: 'statistic' },
  { key: 'slip', name: 'slip' },
  { key: 'draft', name: 'draft' },
];

const partsFile = 'defs.json';

/** The shared part that a schema is a reference to. */
export function findSharedPart(
  schemas: SchemasByName,
  name: string,
  { $ref }: JsonObject,
): SharedPart | undefined {
  if (typeof $ref !== 'string') return undefined;
  const { name: owner, pointer } = findReference(schemas, name, $ref);
  return owner === partsFile ? sharedParts.find(({ key }) => pointer === `/$defs/${key}`) : undefined;
}

/** `[link](#link)` */
export function linkToPart({ name }: SharedPart): string {
  return `[${name}](#${name.replaceAll(' ', '-')})`;
}
