import { isObject, isTooLong, type Json } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { roles } from './roles/index.ts';
import type { Unit } from './split-into-units.ts';
import { type RoleValue, noteAt } from './role-values.ts';

/** What rules learn from the values of a file or a block. `unknown`: pointers of texts that cannot be judged. */
export function learn(
  { value, schema, isHidden, unshown, marks }: Unit,
  unknown: ReadonlySet<string>,
): RoleValue[] {
  const values: RoleValue[] = [];
  const seen = new Set<Field>();
  const variant = variantOf(value, schema?.field);
  for (const mark of marks) {
    const { field } = mark;
    if (variant && field.usedIn)
      values.push({
        ...noteAt('limited', variant.name, mark.pointer),
        isDefault: variant.isDefault,
        mark,
      });
    const { replacedBy } = field;
    if (replacedBy !== undefined && isObject(mark.holder) && Object.hasOwn(mark.holder, replacedBy))
      values.push({ ...noteAt('replaced', replacedBy, mark.pointer), key: mark.key });
    // A length limit protects the parsers.
    if (!field.role || (typeof mark.value === 'string' && isTooLong(mark.value))) continue;
    const learnt = roles[field.role].read(mark, { isHidden, isFirst: !seen.has(field) });
    // A heading stays, as its level is known.
    values.push(...learnt.filter(({ role, place }) => role === 'heading' || !unknown.has(place.pointer)));
    seen.add(field);
  }
  return unshown ? values.map((roleValue) => ({ ...roleValue, unshown })) : values;
}

/** Undefined for a block without variants, or with an unknown one. */
function variantOf(block: Json, field: Field | undefined): { name: string; isDefault: boolean } | undefined {
  if (!field?.variants || !isObject(block)) return undefined;
  const { variant } = block;
  if (variant === undefined) return { name: field.variants.default, isDefault: true };
  return typeof variant === 'string' && field.variants.all.includes(variant)
    ? { name: variant, isDefault: false }
    : undefined;
}
