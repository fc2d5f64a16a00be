import { isObject } from '../../json/json.ts';
import { type Role, toUse } from '../role.ts';

/** The "key" of an item of a list in the same object; the schema's `keyOf` names the list. */
export const key: Role = {
  read(value, facts, { pointer, holder, field: { keyOf } }) {
    const list = isObject(holder) && keyOf !== undefined ? holder[keyOf] : undefined;
    if (typeof value !== 'string' || !Array.isArray(list)) return undefined;
    const known = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
    // An item without a key breaks the schema, and may be the missing one.
    if (known.length === list.length) facts.keys.push({ ...toUse(value, pointer), known });
    return undefined;
  },
};
