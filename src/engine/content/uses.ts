import type { Use } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { RoleName } from '../schemas/field.ts';
import type { Markup } from '../text/markup.ts';
import type { FieldValue } from './walk-fields.ts';

/** The uses that rules compare between files. A build caches them, with their page. */
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
  'lastDay',
] as const;
export type ComparedRole = (typeof compared)[number];

/** Names of uses that are no roles: a role may note several. */
type OtherName = 'alt' | 'destination' | 'limited' | 'linkLabel';

/** What rules learn from values besides their text and place, where there is more. */
interface Facts extends Record<RoleName | OtherName, unknown> {
  heading: { level: number };
  anchor: { isHidden: boolean };
  /** `known`: the keys of the list that the value may name. */
  key: { known: string[] };
  /** Minimum drawn width on a laptop in CSS pixels; undefined when it may be drawn small. */
  picture: { shownWide: number | undefined };
  /** `src`: the picture. `mayBeEmpty`: true for a picture that only decorates. `beside`: the texts of the block around it. */
  alt: { src: string; mayBeEmpty: boolean; beside: string[] };
  /** What only some variants show. `value`: the variant of its block. `isDefault`: true when the block names none. */
  limited: { found: FieldValue; isDefault: boolean };
  lastDay: { posted: string | undefined };
  /** `from`, `to`: minutes since midnight. */
  openingHours: { entries: { pointer: string; days: string[]; from: number; to: number; shown: string }[] };
  richText: { problems: Markup[] };
  /** `destination`: its name; undefined for the default one. `fields`: objects, as they are written. `sends`: which of these it has. */
  form: {
    destination: string | undefined;
    fields: { pointer: string; value: JsonObject }[];
    sends: { notice: boolean; confirm: boolean };
  };
}

/** What rules learn from a value with a role. */
export type AnyUse = { [Role in keyof Facts]: Use & { role: Role } & Facts[Role] }[keyof Facts];
export type UseOf<Name extends keyof Facts> = Extract<AnyUse, { role: Name }>;

/** What rules learn from a file by role: for each, its values in the order of the file. Plain data. */
export type Uses = { [Role in keyof Facts]?: readonly UseOf<Role>[] };

export function pickCompared(uses: Uses): Uses {
  return Object.fromEntries(compared.map((role) => [role, uses[role]]));
}

export function usesOf<Name extends keyof Facts>(uses: Uses, ...names: Name[]): UseOf<Name>[] {
  return names.flatMap((name) => uses[name] ?? []);
}

export function noteAt<Name extends string>(role: Name, value: string, pointer: string) {
  return { role, value, place: { at: 'value', pointer } as const };
}
