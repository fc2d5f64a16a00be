import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { listSome } from '../text/messages.ts';

/** Conditions under which a variant draws a property. None: always. */
export interface Drawn {
  /** Another property that the same object must have. */
  with?: string;
  /** Maximum number of drawn entries of the list. */
  most?: number;
  /** True when only the first entry of its list has it drawn. */
  first?: boolean;
}

/** The variants of a block that draw a property, with their conditions. Other variants do not draw it. */
export type DrawnIn = ReadonlyMap<string, Drawn>;

/** Reads the keyword `drawnIn`: `{ "bench": {}, "window": { "with": "picture" } }`. */
export function readDrawnIn({ drawnIn }: JsonObject): DrawnIn | undefined {
  if (!isObject(drawnIn)) return undefined;
  return new Map(Object.entries(drawnIn).map(([variant, value]) => [variant, readDrawn(value)]));
}

function readDrawn(value: Json): Drawn {
  if (!isObject(value)) return {};
  const { with: needed, most, first } = value;
  return {
    ...(typeof needed === 'string' && { with: needed }),
    ...(typeof most === 'number' && { most }),
    ...(first === true && { first }),
  };
}

/** A property's description for docs and editors, with the variants that draw it. */
export function describeProperty(schema: JsonObject): string {
  const description = typeof schema.description === 'string' ? schema.description : '';
  const drawnIn = readDrawnIn(schema);
  if (!drawnIn) return description;
  const variants = Array.from(drawnIn, ([variant, drawn]) => `"${variant}"${describeDrawn(drawn)}`);
  const last = variants.pop();
  const list =
    variants.length === 0 ? `the variant ${last}` : `the variants ${listSome(variants)} and ${last}`;
  return `${description} Only in ${list}.`.trimStart();
}

function describeDrawn({ with: needed, most, first }: Drawn): string {
  const limits = [
    ...(most === undefined ? [] : [`the first ${most}`]),
    ...(first ? ['the first entry'] : []),
    ...(needed === undefined ? [] : [`with a "${needed}"`]),
  ];
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
