import { roles as ownRoles } from '../../../own/roles.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { type Field, ofFieldsIn, type RoleName } from '../../schemas/field.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';
import { hasMarks } from '../../schemas/walk-fields.ts';
import { form } from './form.ts';
import { heading } from './heading.ts';
import { icon } from './icon.ts';
import { download, file, url } from './links.ts';
import { anchor, collection, key, pageTitle, sharedBlock, tag } from './names.ts';
import { picture, socialPicture } from './picture.ts';
import { richText } from './rich-text.ts';
import { color, font, scheme, themePicture } from './theme.ts';
import { lastDay, moment, openingHours } from './times.ts';

export const roles: Record<RoleName, Role> = {
  ...ownRoles,
  url,
  picture,
  icon,
  socialPicture,
  themePicture,
  font,
  color,
  scheme,
  file,
  download,
  richText,
  heading,
  anchor,
  key,
  form,
  sharedBlock,
  collection,
  tag,
  pageTitle,
  lastDay,
  moment,
  openingHours,
};

/** The role that a schema names, if it names one. */
export function findRole({ role }: JsonObject): Role | undefined {
  return roles[role as RoleName];
}

/** A sound value with the results of roles; undefined when one of them cannot be made. Unmarked parts are shared. */
export function resolveFields<Value extends Json>(
  root: Value,
  rootField: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  let isWhole = true;
  function resolveParts(value: Json, { properties, items, values }: Field): Json {
    if (Array.isArray(value)) return value.map((item) => resolve(item, items));
    if (!isObject(value)) return value;
    const parts = Object.entries(value);
    return Object.fromEntries(
      parts.map(([name, child]) => [name, resolve(child, properties.get(name) ?? values)]),
    );
  }
  function resolve(value: Json, field: Field | undefined): Json {
    if (!isWhole || !field || !hasMarks(field)) return value;
    const replaced = resolveParts(value, field);
    const make = field.role && roles[field.role].resolve;
    const made = make ? make(replaced, site, route) : replaced;
    isWhole &&= made !== undefined;
    // The renderer knows the result by its generated type.
    return made as Json;
  }
  const resolved = resolve(root, rootField);
  return isWhole ? (resolved as Value) : undefined;
}

/** The levels that headings may have in a value of a field. */
export const headingLevelsOf = ofFieldsIn(
  (fields): ReadonlySet<number> =>
    new Set(fields.flatMap((field) => (field.role && roles[field.role].levels?.(field)) ?? [])),
);
