import { type Role, toUse } from '../role.ts';
import type { Site } from '../site.ts';
import { linkAt } from './url.ts';

/** A file of public/, for a download link. */
export const file: Role = {
  read(value, facts, { pointer }) {
    if (typeof value !== 'string') return undefined;
    facts.files.push(toUse(value, pointer));
    return ({ base }) => linkAt(base, value);
  },
  offers: ({ assets }) => assets.addresses,
  draft: (value, site) => (typeof value === 'string' ? knownFile(site, value) : value),
};

/** The path itself, or the path of an existing file of the same kind. */
export function knownFile({ assets }: Site, path: string): string {
  if (assets.has(path)) return path;
  const ending = path.slice(path.lastIndexOf('.'));
  return assets.addresses.find((other) => other.endsWith(ending)) ?? path;
}
