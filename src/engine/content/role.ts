import type { Json, JsonObject } from '../json/json.ts';
import type { roleKinds as ownKinds } from '../../own/role-kinds.ts';
import type { Field } from '../schemas/field.ts';
import type { Site } from './site.ts';
import { type RoleValue, noteAt } from './role-values.ts';
import type { FieldValue } from '../schemas/walk-fields.ts';

/** What the meaning of a value depends on besides it. */
interface ReadContext {
  /** True in a hidden block: its headings and anchors do not count. */
  isHidden: boolean;
  /** True for the first value of the field in its block. */
  isFirst: boolean;
}

/** The meaning of a value beyond its JSON type, with all behaviour that depends on it. */
export interface Role {
  /** The levels of the headings that the value may bring, if it has some. */
  levels?(field: Field): readonly number[];
  /** How readers see a text with the role: as it is written, or as what its markup means. Not at all, unless given. */
  shows?: 'text' | 'markup';
  /** The property that holds the path, where the value is an object. */
  pathIn?: string;
  /** What rules learn from the value, which may break its schema. */
  read(field: FieldValue, context: ReadContext): RoleValue[];
  /** The renderer's replacement of a sound value; undefined when it cannot be made, which a rule reports. */
  resolve?(value: Json, site: Site, route: string): unknown;
  /** A type of src/shared that the generated types use, and the file they import it from. */
  type?: { name: string; file: string };
  /** The name of such values in docs/sections.md, where the JSON type says too little. */
  kind?(schema: JsonObject): string;
  /** Suggestions in editors. `anchors`: the addresses of all blocks that have one. */
  offers?(site: Site, anchors: readonly string[]): readonly string[];
  /** What editors say of the values that a schema lists, by the values. */
  describes?(site: Site): ReadonlyMap<string, string>;
  /** The value for a new page, from an example's value. */
  draft?(value: Json, site: Site): Json;
}

/** The roles of a company: those that its role-kinds.ts names. */
export type OwnRoles = { readonly [Name in keyof typeof ownKinds]: Role };

/** What rules learn from a text without further facts. */
export function readText<Name extends string>(role: Name) {
  return ({ value, pointer }: FieldValue) =>
    typeof value === 'string' ? [noteAt(role, value, pointer)] : [];
}
