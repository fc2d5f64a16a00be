import { findIcon, readIcons } from '../../pictures/icons.ts';
import type { Role } from '../role.ts';
import { noteAt } from '../role-values.ts';
import { picture } from './picture.ts';

/** `"calendar-check"`, an icon of the set, or `"/img/own.svg"`, a drawing of the site. */
export const icon: Role = {
  read: ({ value, pointer }) =>
    typeof value === 'string' && value.startsWith('/')
      ? [{ ...noteAt('picture', value, pointer), shownWide: undefined }]
      : [],
  resolve(value, site) {
    const word = String(value);
    if (word.startsWith('/')) return site.pictures?.readIcon(word) ?? picture.resolve(value, site);
    const match = findIcon(word);
    return match && { viewBox: match.viewBox, shapes: match.shapes };
  },
  type: { name: 'Icon', file: '../icon.ts' },
  kind: () => 'icon',
  offers: (site) => {
    const icons = readIcons().all;
    // Words of several parts are hard to write as one value.
    const words = icons.flatMap((entry) => entry.words.filter((word) => /^[\p{L}\d-]+$/u.test(word)));
    const drawings = picture.offers(site).filter((address) => address.endsWith('.svg'));
    return [...new Set([...icons.map(({ name }) => name), ...words, ...drawings])];
  },
};
