import { findReference, type SchemasByName } from '../schemas/find-reference.ts';
import type { JsonObject } from '../json/json.ts';

/** The name of a part of section-schemas/defs.json in docs/sections.md. */
export interface SharedPart {
  /** Its name in `$defs`. */
  key: string;
  name: string;
  /** True if every block has it; the docs explain it before the types. */
  isCommon?: true;
}

/**
 * The parts that docs/sections.md explains once, in this order; types link to them. Other parts, such as headings, are
 * short and differ by type.
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

/** The shared part that a schema references. */
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
