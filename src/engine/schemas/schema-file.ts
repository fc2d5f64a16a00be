import type { JsonObject } from '../json/json.ts';

/**
 * What the value of a property may mean beyond its JSON type. `socialPicture`: the picture that social networks show.
 * `key`: it names an item of a list of the same object by the item's "key"; the schema says in `keyOf` which list.
 * `form`: an object with a "key", a "destination" and "fields".
 */
export const roles = [
  'url',
  'picture',
  'socialPicture',
  'file',
  'richText',
  'heading',
  'anchor',
  'key',
  'form',
] as const;

export type Role = (typeof roles)[number];

/** A heading's level; `[1, 2]`: the first one in the block has level 1, the others level 2. */
export type HeadingLevel = number | readonly [first: number, others: number];

/** One file of section-schemas/. */
export interface SchemaFile {
  /** Path from the project's root. */
  file: string;
  /** Path inside section-schemas/: `hero.json`, `site/brand.json`. References between schemas are relative to it. */
  name: string;
  schema: JsonObject;
}
