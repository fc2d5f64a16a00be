import { withBase } from '../../../shared/base.ts';
import { dialled } from '../../../shared/phone.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { isObject } from '../../json/json.ts';
import { isTooLong } from '../../json/limits.ts';
import type { Facts } from '../facts.ts';
import { type Role, type Spot, toUse } from '../role.ts';

/** The target of a link. */
export const url: Role = {
  read(value, facts, spot) {
    if (typeof value !== 'string') return undefined;
    if (!spot.isHidden) noteLabel(facts, spot);
    facts.links.push(toUse(value, spot.pointer));
    return ({ base }) => linkAt(base, value);
  },
  kind: () => 'link address',
  offers: ({ routes, plannedPaths }, anchors) => [
    ...routes.keys(),
    ...anchors,
    ...plannedPaths,
    'mailto:{email}',
    'tel:{phone}',
  ],
  draft(value, { routes, assets }) {
    if (typeof value !== 'string') return value;
    if (value.startsWith('#')) return '#';
    const { path } = splitAddress(value);
    return !value.startsWith('/') || routes.has(path) || assets.has(path) ? value : '/';
  },
};

/** Adds the text of the link, unless screen readers hear further words with it. */
function noteLabel(facts: Facts, { pointer, holder }: Spot): void {
  if (!isObject(holder) || typeof holder.label !== 'string' || holder.about !== undefined) return;
  if (isTooLong(holder.label)) return;
  facts.linkLabels.push(toUse(holder.label, `${pointer.slice(0, pointer.lastIndexOf('/'))}/label`));
}

/** A link for the page: with the site's base, and without the signs between the digits of a phone number. */
export function linkAt(base: string, href: string): string {
  return href.startsWith('tel:') ? `tel:${dialled(href.slice('tel:'.length))}` : withBase(base, href);
}
