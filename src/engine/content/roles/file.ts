import { groupBy } from '../../text/group-by.ts';
import { type Role, type UseBy, noteAt } from '../role.ts';
import type { Site } from '../site.ts';
import { linkAt } from './url.ts';

/** A file of public/, for a download link. */
export const file: Role<UseBy<'file'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('file', value, pointer)] : []),
  resolve: (value, { base }) => linkAt(base, String(value)),
  offers: ({ assets }) => assets.addresses,
  draft: (value, site) => (typeof value === 'string' ? knownFile(site, value) : value),
};

/** The path itself, or that of an existing file with the same ending or, for a picture, of any picture. */
export function knownFile({ assets }: Site, path: string, pictures: readonly string[] = []): string {
  if (assets.has(path)) return path;
  const ending = path.slice(path.lastIndexOf('.'));
  const alike = assets.addresses.filter((other) => other.endsWith(ending));
  return firstOfMost(alike) ?? firstOfMost(pictures) ?? path;
}

/** The first address in the folder that has most of them: not the logo or an icon. */
function firstOfMost(addresses: readonly string[]): string | undefined {
  const byFolder = groupBy(addresses, (address) => address.slice(0, address.lastIndexOf('/')));
  return [...byFolder.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
