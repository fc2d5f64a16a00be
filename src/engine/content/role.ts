import type { Field } from '../schemas/field.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Facts, Use } from './facts.ts';
import type { Site } from './site.ts';
import type { Slot } from './walk-fields.ts';

/** Where a value was met. */
export interface Spot {
  pointer: string;
  /** What it stands in. */
  holder: Slot['holder'];
  field: Field;
  /** True in a hidden block, whose headings and anchors are not on the page. */
  isHidden: boolean;
  /** True for the first value of the field in its block. */
  isFirst: boolean;
  /** Pointers of texts that cannot be judged. */
  unknown: ReadonlySet<string>;
}

/** Makes what the renderer takes in the place of a value; undefined when that cannot be made, which a rule reports. */
type Finish = (site: Site) => unknown;

/** What a value may mean beyond its JSON type, and all that is done because of it. */
export interface Role {
  /** Notes what rules ask about the value. Gives nothing when the renderer takes the value as it is. */
  read(value: Json, facts: Facts, spot: Spot): Finish | undefined;
  /** A type of src/shared that the generated types name, and its file as they import it. */
  type?: { name: string; file: string };
  /** What docs/sections.md calls such a value, where its JSON type says too little. */
  kind?(schema: JsonObject): string;
  /** What editors offer. `anchors`: the addresses of all blocks that have one. */
  offers?(site: Site, anchors: readonly string[]): readonly string[];
  /** What a new page has in the place of an example's value. */
  draft?(value: Json, site: Site): Json;
}

export function toUse(value: string, pointer: string): Use {
  return { value, place: { at: 'value', pointer } };
}
