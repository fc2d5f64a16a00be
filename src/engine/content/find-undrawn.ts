import { isObject, stepInto, type Json } from '../json/json.ts';
import type { Drawn } from '../schemas/drawn-in.ts';
import type { Field } from '../schemas/field.ts';
import type { UndrawnUse } from './facts.ts';
import type { Slot } from './walk-fields.ts';

/** The variant of a block. */
export interface ChosenVariant {
  name: string;
  isDefault: boolean;
}

/** Undefined for a block without variants, or with an unknown one. */
export function variantOf(block: Json | undefined, field: Field | undefined): ChosenVariant | undefined {
  if (!field?.variants || !isObject(block)) return undefined;
  const { variant } = block;
  if (variant === undefined) return { name: field.variants.default, isDefault: true };
  return typeof variant === 'string' && field.variants.all.includes(variant)
    ? { name: variant, isDefault: false }
    : undefined;
}

/**
 * The parts of a property, or of its entries, that the variant does not draw; undefined when it draws
 * everything.
 */
export function findUndrawn(
  { drawnIn }: Field,
  { name: variant, isDefault }: ChosenVariant,
  value: Json,
  pointer: string,
  { holder, key }: Slot,
): UndrawnUse | undefined {
  if (!drawnIn) return undefined;
  const use = { property: String(key), variant, isDefault, drawnIn: [...drawnIn.keys()] };
  const drawn = drawnIn.get(variant);
  if (!drawn) return { ...use, place: { at: 'key', pointer }, unmet: undefined };
  const unmet = findUnmet(drawn, value, pointer, holder);
  if (!unmet) return undefined;
  const at = unmet.most === undefined ? undefined : stepInto(pointer, unmet.most);
  return { ...use, unmet, place: at === undefined ? { at: 'key', pointer } : { at: 'value', pointer: at } };
}

function findUnmet(
  { with: needed, most, first }: Drawn,
  value: Json,
  pointer: string,
  holder: Slot['holder'],
): Drawn | undefined {
  if (needed !== undefined && isObject(holder) && !Object.hasOwn(holder, needed)) return { with: needed };
  if (first && !/\/0\/[^/]+$/.test(pointer)) return { first };
  if (most !== undefined && Array.isArray(value) && value.length > most) return { most };
  return undefined;
}
