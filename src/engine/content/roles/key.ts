import { isObject } from '../../json/json.ts';
import { type Role, toUse } from '../role.ts';

/** Names an item of a list of the same object by the item's "key"; the schema says in `keyOf` which list. */
export const key: Role = {
  read(value, facts, { pointer, holder, field: { keyOf } }) {
    const list = isObject(holder) && keyOf !== undefined ? holder[keyOf] : undefined;
    if (typeof value !== 'string' || !Array.isArray(list)) return undefined;
    const known = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
    // An item without a key breaks the schema, and may be the one that is meant.
    if (known.length === list.length) facts.keys.push({ ...toUse(value, pointer), known });
    return undefined;
  },
};
