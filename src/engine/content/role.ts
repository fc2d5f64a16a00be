import type { Field } from '../schemas/field.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Facts, Use } from './facts.ts';
import type { Site } from './site.ts';
import type { Slot } from './walk-fields.ts';

/** The place of a value. */
export interface Spot {
  pointer: string;
  /** The object or list that contains it. */
  holder: Slot['holder'];
  field: Field;
  /** True in a hidden block: its headings and anchors do not count. */
  isHidden: boolean;
  /** True for the first value of the field in its block. */
  isFirst: boolean;
  /** Pointers of texts that cannot be judged. */
  unknown: ReadonlySet<string>;
}

/** Returns the renderer's replacement of a value; undefined when it cannot be made, which a rule reports. */
type Finish = (site: Site) => unknown;

/** The meaning of a value beyond its JSON type, with all behaviour that depends on it. */
export interface Role {
  /** Adds the value's facts. Returns nothing when the renderer takes the value as it is. */
  read(value: Json, facts: Facts, spot: Spot): Finish | undefined;
  /** A type of src/shared that the generated types use, and the file they import it from. */
  type?: { name: string; file: string };
  /** The name of such values in docs/sections.md, where the JSON type says too little. */
  kind?(schema: JsonObject): string;
  /** Suggestions in editors. `anchors`: the addresses of all blocks that have one. */
  offers?(site: Site, anchors: readonly string[]): readonly string[];
  /** The value for a new page, from an example's value. */
  draft?(value: Json, site: Site): Json;
}

export function toUse(value: string, pointer: string): Use {
  return { value, place: { at: 'value', pointer } };
}
