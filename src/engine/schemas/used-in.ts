import type { JsonObject } from '../json/json.ts';
import { listSome } from '../text/messages.ts';

/** Conditions under which a variant shows a property. None: always. */
export interface Usage {
  with?: string;
  most?: number;
  /** True when only the first entry of its list shows it. */
  first?: boolean;
}

/**
 * The keyword `usedIn`: the variants of a block that show a property, with their conditions. Other variants ignore it.
 * `{ "bench": {}, "window": { "with": "picture" } }`
 */
export type UsedIn = Readonly<Record<string, Usage>>;

/** A property's description for docs and editors, with the variants that show it. */
export function describeProperty(schema: JsonObject): string {
  const description = typeof schema.description === 'string' ? schema.description : '';
  if (!schema.usedIn) return description;
  return `${description} ${describeUsedIn(schema.usedIn as UsedIn)}`.trimStart();
}

/** Which variants show a property: `Only in the variants "bench" and "window" (with a "picture").` */
export function describeUsedIn(usedIn: UsedIn): string {
  const variants = Object.entries(usedIn).map(([variant, usage]) => `"${variant}"${describeUsage(usage)}`);
  const last = variants.pop();
  const list =
    variants.length === 0 ? `the variant ${last}` : `the variants ${listSome(variants)} and ${last}`;
  return `Only in ${list}.`;
}

function describeUsage({ with: needed, most, first }: Usage): string {
  const limits = [
    ...(most === undefined ? [] : [`the first ${most}`]),
    ...(first ? ['the first entry'] : []),
    ...(needed === undefined ? [] : [`with a "${needed}"`]),
  ];
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
