import { isObject } from '../json/json.ts';
import { isSectionSchema } from '../schemas/load-schemas.ts';
import type { SchemaFile } from '../schemas/schema-file.ts';

/** Where the pictures of docs/sections.md lie, from the root of the project. */
export const pictureFolder = 'docs/pictures';

/** The look of a section type that a picture shows. */
export interface Look {
  type: string;
  /** Undefined for a type that has one look. */
  variant: string | undefined;
  /** The name of the picture in its folder. */
  file: string;
}

/** Every look there is, in the order of the docs. */
export function listLooks(files: readonly SchemaFile[]): Look[] {
  return files.filter(isSectionSchema).flatMap(looksOf);
}

/** The looks of one section type. */
export function looksOf({ name, schema }: Pick<SchemaFile, 'name' | 'schema'>): Look[] {
  const type = name.slice(0, -'.json'.length);
  const field = isObject(schema.properties) ? schema.properties.variant : undefined;
  if (!isObject(field) || !Array.isArray(field.enum))
    return [{ type, variant: undefined, file: `${type}.webp` }];
  return field.enum.map(String).map((variant) => ({ type, variant, file: `${type}-${variant}.webp` }));
}
