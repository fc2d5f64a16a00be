import { withBase } from '../../../shared/base.ts';
import { dialled } from '../../../shared/phone.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { isObject, isTooLong } from '../../json/json.ts';
import { noteAt, type Role, type Spot, type UseBy } from '../role.ts';

/** The target of a link. */
export const url: Role<UseBy<'url'> | UseBy<'linkLabel'>> = {
  shows: 'nothing',
  read(value, spot) {
    if (typeof value !== 'string') return [];
    return [noteAt('url', value, spot.pointer), ...(spot.isHidden ? [] : labelOf(spot))];
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
function labelOf({ pointer, holder }: Spot): UseBy<'linkLabel'>[] {
  if (!isObject(holder) || typeof holder.label !== 'string' || holder.about !== undefined) return [];
  if (isTooLong(holder.label)) return [];
  return [noteAt('linkLabel', holder.label, `${pointer.slice(0, pointer.lastIndexOf('/'))}/label`)];
}

/** A link for the page: with the site's base, and without the signs between the digits of a phone number. */
export function linkAt(base: string, href: string): string {
  return href.startsWith('tel:') ? `tel:${dialled(href.slice('tel:'.length))}` : withBase(base, href);
}
