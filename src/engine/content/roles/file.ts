import { type Role, type UseBy, noteAt } from '../role.ts';
import type { Site } from '../site.ts';
import { linkAt } from './url.ts';

/** A file of public/, for a download link. */
export const file: Role<UseBy<'file'>> = {
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('file', value, pointer)] : []),
  resolve: (value, { base }) => linkAt(base, String(value)),
  offers: ({ assets }) => assets.addresses,
  draft: (value, site) => (typeof value === 'string' ? knownFile(site, value) : value),
};

/** The path itself, or the path of an existing file of the same kind. */
export function knownFile({ assets }: Site, path: string): string {
  if (assets.has(path)) return path;
  const ending = path.slice(path.lastIndexOf('.'));
  return assets.addresses.find((other) => other.endsWith(ending)) ?? path;
}
