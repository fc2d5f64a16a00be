import { isObject } from '../../json/json.ts';
import { type Role, type UseBy, noteAt } from '../role.ts';

interface KeyUse extends UseBy<'key'> {
  known: string[];
}

/** The "key" of an item of a list in the same object; the schema's `keyOf` names the list. */
export const key: Role<KeyUse> = {
  shows: 'nothing',
  read(value, { pointer, holder, field: { keyOf } }) {
    const list = isObject(holder) && keyOf !== undefined ? holder[keyOf] : undefined;
    if (typeof value !== 'string' || !Array.isArray(list)) return [];
    const known = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
    // An item without a key breaks the schema, and may be the missing one.
    return known.length === list.length ? [{ ...noteAt('key', value, pointer), known }] : [];
  },
};
