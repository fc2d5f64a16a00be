import type { Field } from '../schemas/field.ts';
import { isTooLong } from '../json/limits.ts';
import type { Reading } from './reading.ts';
import { roles } from './roles/index.ts';
import { findUndrawn, variantOf } from './find-undrawn.ts';
import { valueIn, walkFields, type Slot } from './walk-fields.ts';

/**
 * Walks a value. Each role adds to the facts that rules use, and returns the replacement of the value.
 * `pointer` is the value's own.
 */
export function collectFacts(
  { site, facts, results, unknown }: Reading,
  slot: Slot,
  root: Field | undefined,
  pointer: string,
  isHidden = false,
): void {
  const seen = new Set<Field>();
  const variant = variantOf(valueIn(slot), root);
  walkFields(slot, root, pointer, (field, value, at, own) => {
    const undrawn = variant && findUndrawn(field, variant, value, at, own);
    if (undrawn) facts.undrawn.push(undrawn);
    // A length limit protects the parsers.
    if (!field.role || (typeof value === 'string' && isTooLong(value))) return;
    const spot = { pointer: at, holder: own.holder, field, isHidden, isFirst: !seen.has(field), unknown };
    const finish = roles[field.role].read(value, facts, spot);
    if (finish) results.push({ slot: own, make: () => finish(site) });
    seen.add(field);
  });
}
