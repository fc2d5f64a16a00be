import type { FontFile } from '../../../shared/look/theme-files.ts';
import { noteAt, type Role, type UseBy } from '../role.ts';
import { knownFile } from './file.ts';

/** A font of the theme: `"/fonts/text.woff2"`. */
export const font: Role<UseBy<'font'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('font', value, pointer)] : []),
  resolve(value, { pictures }): FontFile | undefined {
    const description = pictures?.describeFont(String(value));
    if (!description || 'problem' in description) return undefined;
    const { letters: _, ...file } = description;
    return { src: String(value), ...file };
  },
  type: { name: 'FontFile', file: '../look/theme-files.ts' },
  kind: () => 'font file',
  offers: ({ assets }) => assets.addresses.filter((address) => address.endsWith('.woff2')),
  draft: (value, site) => (typeof value === 'string' ? knownFile(site, value) : value),
};
