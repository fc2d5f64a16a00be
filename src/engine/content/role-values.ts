import type { PlacedText } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { RoleName } from '../schemas/field.ts';
import type { Markup } from '../text/markup.ts';
import type { FieldValue } from '../schemas/walk-fields.ts';

/** The roles whose values rules compare between files. A build caches these values, with their page. */
const compared = [
  'url',
  'picture',
  'socialPicture',
  'themePicture',
  'font',
  'file',
  'anchor',
  'destination',
  'sharedBlock',
  'collection',
  'lastDay',
  'moment',
] as const;
export type ComparedRole = (typeof compared)[number];

/** Names of values that are no roles: a role may note several. */
type OtherName = 'alt' | 'destination' | 'limited' | 'linkLabel' | 'replaced';

/** What rules learn of values besides their text and place, where there is more. */
interface Facts extends Record<RoleName | OtherName, unknown> {
  heading: { level: number };
  anchor: { isHidden: boolean };
  url: { isHidden: boolean };
  /** `keys`: those of the list that the value may name. */
  key: { keys: string[] };
  /** Minimum drawn width on a laptop in CSS pixels; undefined when it may be drawn small. */
  picture: { shownWide: number | undefined };
  /** `src`: the picture. `mayBeEmpty`: true for a picture that only decorates. `beside`: the texts of the block around it. */
  alt: { src: string; mayBeEmpty: boolean; beside: string[] };
  /** What only some variants show. `value`: the variant of its block. `isDefault`: true when the block names none. */
  limited: { mark: FieldValue; isDefault: boolean };
  /** What is not shown as `value`, a property beside it, is shown in its place. `key`: its own name. */
  replaced: { key: string };
  /** `tags`: those that the list shows only. */
  collection: { isHidden: boolean; isPaged: boolean; tags: { value: string; pointer: string }[] };
  lastDay: { posted: string | undefined };
  /** `from`: the beginning of what it ends. */
  moment: { from: string | undefined };
  /** `from`, `to`: minutes since midnight. */
  openingHours: { entries: { pointer: string; days: string[]; from: number; to: number; label: string }[] };
  richText: { unsupported: Markup[] };
  /** `destination`: its name; undefined for the default one. `fields`: objects, as they are written. `sends`: which of these it has. */
  form: {
    destination: string | undefined;
    fields: { pointer: string; value: JsonObject }[];
    sends: { notice: boolean; confirm: boolean };
  };
}

/** What rules learn from a value with a role. */
export type RoleValue = { [Role in keyof Facts]: PlacedText & { role: Role } & Facts[Role] }[keyof Facts];
export type ValueOf<Name extends keyof Facts> = Extract<RoleValue, { role: Name }>;

/** What rules learn from a file by role: for each, its values in the order of the file. Plain data. */
export type RoleValues = { [Role in keyof Facts]?: readonly ValueOf<Role>[] };

/** Roles whose values may be addresses of files in public/. */
export const namingRoles = ['url', 'picture', 'socialPicture', 'themePicture', 'font', 'file'] as const;

export function pickCompared(values: RoleValues): RoleValues {
  return Object.fromEntries(compared.map((role) => [role, values[role]]));
}

export function valuesOf<Name extends keyof Facts>(values: RoleValues, ...names: Name[]): ValueOf<Name>[] {
  const all: ValueOf<Name>[] = [];
  // Every rule asks for some of every file: this takes a quarter of the time of `flatMap`.
  for (const name of names) all.push(...(values[name] ?? []));
  return all;
}

export function noteAt<Name extends string>(role: Name, value: string, pointer: string) {
  return { role, value, place: { at: 'value', pointer } as const };
}
