import type { Listing } from '../../../shared/listing.ts';
import { isObject } from '../../json/json.ts';
import { readText, type Role } from '../role.ts';
import { noteAt } from '../role-values.ts';

/** The name of a link target on a page. */
export const anchor: Role = {
  read: (field, { isHidden }) => readText('anchor')(field).map((text) => ({ ...text, isHidden })),
};

/** The "key" of an item of a list in the same object; the schema's `keyOf` names the list. */
export const key: Role = {
  read({ value, pointer, holder, field: { keyOf } }) {
    const list = isObject(holder) && keyOf !== undefined ? holder[keyOf] : undefined;
    if (typeof value !== 'string' || !Array.isArray(list)) return [];
    const keys = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
    return [{ ...noteAt('key', value, pointer), keys }];
  },
};

/** The address of a collection. Its pages are filled in when all pages are known: see src/shared/lists.ts. */
export const collection: Role = {
  read({ value, pointer, holder }, { isHidden }) {
    if (typeof value !== 'string') return [];
    const { tags, paged } = isObject(holder) ? holder : {};
    const at = pointer.slice(0, pointer.lastIndexOf('/'));
    const texts = Array.isArray(tags) ? tags : [];
    return [
      {
        ...noteAt('collection', value, pointer),
        isHidden,
        isPaged: paged === true,
        tags: texts.flatMap((tag, index) =>
          typeof tag === 'string' ? { value: tag, pointer: `${at}/tags/${index}` } : [],
        ),
      },
    ];
  },
  resolve: (value): Listing => ({ address: String(value), pages: [] }),
  type: { name: 'Listing', file: '../listing.ts' },
  kind: () => 'address of a collection',
  offers: ({ collections }) => [...collections.keys()],
  draft: (value, { collections }) => [...collections.keys()][0] ?? value,
};

/** A tag of an entry, or of those that a list shows. */
export const tag: Role = {
  shows: 'text',
  read: readText('tag'),
  offers: ({ collections }) => [
    ...new Set(Array.from(collections.values(), ({ settings }) => settings?.tags ?? []).flat()),
  ],
};

/** The type of a block that shows the title of its page as the main heading. */
export const pageTitle: Role = {
  read: ({ value, pointer }, { isHidden }) =>
    typeof value === 'string' && !isHidden ? [{ ...noteAt('heading', value, pointer), level: 1 }] : [],
  levels: () => [1],
};

/** The name of a file in `_shared/`, whose block is placed here. */
export const sharedBlock: Role = {
  read: readText('sharedBlock'),
  offers: ({ files }) => [...files.shared.keys()],
};
