import { withBase } from '../../../shared/base.ts';
import { dialled } from '../../../shared/phone.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { isObject, isTooLong } from '../../json/json.ts';
import { groupBy } from '../../text/group-by.ts';
import { encodePath } from '../../text/paths.ts';
import { readText, type Role } from '../role.ts';
import type { Site } from '../site.ts';
import { noteAt, type UseOf } from '../uses.ts';
import type { FieldValue } from '../walk-fields.ts';

/** The target of a link. */
export const url: Role = {
  read(found, { isHidden }) {
    const { value, pointer } = found;
    if (typeof value !== 'string') return [];
    return [noteAt('url', value, pointer), ...(isHidden ? [] : labelOf(found))];
  },
  resolve: (value, { base }) => linkAt(base, String(value)),
  kind: () => 'link address',
  offers: ({ routes, plannedPaths, placeholders }, anchors) => [
    ...routes.keys(),
    ...anchors,
    ...plannedPaths,
    ...(placeholders?.has('email') ? ['mailto:{email}'] : []),
    ...(placeholders?.has('phone') ? ['tel:{phone}'] : []),
  ],
  draft(value, { routes, assets }) {
    if (typeof value !== 'string') return value;
    if (value.startsWith('#')) return '#';
    const { path } = splitAddress(value);
    return !value.startsWith('/') || routes.has(path) || assets.has(path) ? value : '/';
  },
};

/** The text of the link, unless screen readers hear further words with it. */
function labelOf({ pointer, holder }: FieldValue): UseOf<'linkLabel'>[] {
  if (!isObject(holder) || typeof holder.label !== 'string' || holder.about !== undefined) return [];
  if (isTooLong(holder.label)) return [];
  return [noteAt('linkLabel', holder.label, `${pointer.slice(0, pointer.lastIndexOf('/'))}/label`)];
}

/** A link for the page: with the site's base, and without the signs between the digits of a phone number. */
export function linkAt(base: string, href: string): string {
  return href.startsWith('tel:') ? `tel:${dialled(href.slice('tel:'.length))}` : withBase(base, href);
}

/** A file of public/, for a download link. */
export const file: Role = {
  read: readText('file'),
  resolve: (value, { base }) => linkAt(base, encodePath(String(value))),
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
