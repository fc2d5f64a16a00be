import type { Json } from '../../json/json.ts';
import { type Field, ofFieldsIn, type RoleName } from '../../schemas/field.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';
import { listMarked } from '../walk-fields.ts';
import { form } from './form.ts';
import { heading } from './heading.ts';
import { file, url } from './links.ts';
import { anchor, key, sharedBlock } from './names.ts';
import { picture, socialPicture } from './picture.ts';
import { richText } from './rich-text.ts';
import { color, font, scheme, themePicture } from './theme.ts';

export const roles: Record<RoleName, Role> = {
  url,
  picture,
  socialPicture,
  themePicture,
  font,
  color,
  scheme,
  file,
  richText,
  heading,
  anchor,
  key,
  form,
  sharedBlock,
};

const rolesByName: ReadonlyMap<unknown, Role> = new Map(Object.entries(roles));

/** The role of a name. What rules learn may have a name of its own, such as "alt", which is none. */
export function findRole(name: unknown): Role | undefined {
  return rolesByName.get(name);
}

/** A copy of a sound value with the results of roles; undefined when one of them cannot be made. */
export function resolveFields<Value extends Json>(
  root: Value,
  rootField: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  const copy = structuredClone(root);
  for (const { field, value, holder, key: name } of listMarked(copy, rootField, '')) {
    const make = findRole(field.role)?.resolve;
    const made = make ? make(value, site, route) : value;
    if (made === undefined) return undefined;
    Object.assign(holder, { [name]: made });
  }
  return copy;
}

/** The levels that headings may have in a value of a field. */
export const headingLevelsOf = ofFieldsIn(
  (fields): ReadonlySet<number> =>
    new Set(fields.flatMap((field) => (field.role && findRole(field.role)?.levels?.(field)) ?? [])),
);
