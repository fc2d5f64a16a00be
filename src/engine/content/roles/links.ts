import type { Download } from '../../../shared/download.ts';
import { withBase } from '../../../shared/base.ts';
import { dialled } from '../../../shared/phone.ts';
import { notFoundRoute, splitAddress } from '../../../shared/routes.ts';
import { sizeOfFile } from '../../files/file-system.ts';
import { examplesPath } from '../../files/output-paths.ts';
import { schemaFolder } from '../../schemas/schema-set.ts';
import { isObject, isTooLong } from '../../json/json.ts';
import { groupBy } from '../../text/group-by.ts';
import { encodePath } from '../../text/paths.ts';
import { readText, type Role } from '../role.ts';
import type { Site } from '../site.ts';
import { noteAt, type ValueOf } from '../role-values.ts';
import type { FieldValue } from '../../schemas/walk-fields.ts';

/** The target of a link. */
export const url: Role = {
  read(link, { isHidden }) {
    const { value, pointer } = link;
    if (typeof value !== 'string') return [];
    return [{ ...noteAt('url', value, pointer), isHidden }, ...(isHidden ? [] : labelOf(link))];
  },
  resolve: (value, { base }) => linkAt(base, String(value)),
  kind: () => 'link address',
  offers: ({ routes, plannedPaths, placeholders }, anchors) => [
    ...[...routes.keys()].filter((route) => route !== notFoundRoute),
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
function labelOf({ pointer, holder }: FieldValue): ValueOf<'linkLabel'>[] {
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

/** The size of a file by its address in bytes; undefined for a missing file. Examples of schemas have files of their own. */
export function sizeOfAsset({ fileSystem, assets }: Site, address: string): number | undefined {
  const isExample = address.startsWith(examplesPath);
  return sizeOfFile(fileSystem, isExample ? schemaFolder + address : assets.fileOf(address));
}

/** A file of public/ to download, with its kind and size. */
export const download: Role = {
  ...file,
  resolve(value, site): Download | undefined {
    const path = String(value);
    const bytes = sizeOfAsset(site, path);
    const [, ending = ''] = /\.([^./]+)$/.exec(path) ?? [];
    const href = linkAt(site.base, encodePath(path));
    return bytes === undefined ? undefined : { href, kind: ending.toUpperCase(), bytes };
  },
  // A site without documents has pictures.
  draft: (value, site) => (typeof value === 'string' ? knownFile(site, value, site.assets.addresses) : value),
  type: { name: 'Download', file: '../download.ts' },
  kind: () => 'file',
};

/** The path itself, or that of an existing file with the same ending or, for a picture, of any picture. */
export function knownFile({ assets }: Site, path: string, pictures: readonly string[] = []): string {
  if (assets.has(path)) return path;
  const ending = path.slice(path.lastIndexOf('.'));
  const alike = assets.addresses.filter((address) => address.endsWith(ending));
  return firstOfMost(alike) ?? firstOfMost(pictures) ?? path;
}

/** The first address in the folder that has most of them: not the logo or an icon. */
function firstOfMost(addresses: readonly string[]): string | undefined {
  const byFolder = groupBy(addresses, (address) => address.slice(0, address.lastIndexOf('/')));
  return [...byFolder.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
