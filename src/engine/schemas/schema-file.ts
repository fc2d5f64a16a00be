import type { Json, JsonObject } from '../json/json.ts';

/** Meanings of a property's value beyond its JSON type: see `content/roles/`. */
export const roleNames = [
  'url',
  'picture',
  'socialPicture',
  'file',
  'richText',
  'heading',
  'anchor',
  'key',
  'form',
  'sharedBlock',
] as const;

export type RoleName = (typeof roleNames)[number];

export function isRoleName(value: Json | undefined): value is RoleName {
  return (roleNames as readonly unknown[]).includes(value);
}

/** A heading's level; `[1, 2]`: level 1 for the first heading in the block, level 2 for the others. */
export type HeadingLevel = number | readonly [first: number, others: number];

/** One file of section-schemas/. */
export interface SchemaFile {
  /** Path from the project's root. */
  file: string;
  /** Path inside section-schemas/: `hero.json`, `site/brand.json`. References between schemas are relative to it. */
  name: string;
  schema: JsonObject;
}
