import { isObject } from '../json/json.ts';
import { isSectionSchema } from '../schemas/load-schemas.ts';
import type { SchemaFile } from '../schemas/schema-set.ts';

/** Folder of the pictures of docs/sections.md, relative to the project. */
export const pictureFolder = 'docs/pictures';

/** Shows every background of the theme, with texts on it. */
export const backgroundsPicture = 'backgrounds.webp';

/** A section type, or a variant of it, that has a picture. */
export interface Look {
  type: string;
  variant: string | undefined;
  file: string;
}

/** All looks, in the order of the docs. */
export function listLooks(files: readonly SchemaFile[]): Look[] {
  return files.filter(isSectionSchema).flatMap(looksOf);
}

export function looksOf({ name, schema }: Pick<SchemaFile, 'name' | 'schema'>): Look[] {
  const type = name.slice(0, -'.json'.length);
  const field = isObject(schema.properties) ? schema.properties.variant : undefined;
  if (!isObject(field) || !Array.isArray(field.enum))
    return [{ type, variant: undefined, file: `${type}.webp` }];
  return field.enum.map(String).map((variant) => ({ type, variant, file: `${type}-${variant}.webp` }));
}
