import { isObject } from '../../json/json.ts';
import { readText, type Role } from '../role.ts';
import { noteAt } from '../uses.ts';

/** The name of a link target on a page. */
export const anchor: Role = {
  read: (found, { isHidden }) => readText('anchor')(found).map((use) => ({ ...use, isHidden })),
};

/** The "key" of an item of a list in the same object; the schema's `keyOf` names the list. */
export const key: Role = {
  read({ value, pointer, holder, field: { keyOf } }) {
    const list = isObject(holder) && keyOf !== undefined ? holder[keyOf] : undefined;
    if (typeof value !== 'string' || !Array.isArray(list)) return [];
    const known = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
    return [{ ...noteAt('key', value, pointer), known }];
  },
};

/** The name of a file in `_shared/`, whose block is placed here. */
export const sharedBlock: Role = {
  read: readText('sharedBlock'),
  offers: ({ files }) => [...files.shared.keys()],
};
