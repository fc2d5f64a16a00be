/* Suggestions for fields whose role says what they may hold: addresses, pictures, colours. */
import { roles } from '../../engine/content/roles/index.ts';
import { fillPlaceholders } from '../../engine/content/placeholders.ts';
import type { RoleName } from '../../engine/schemas/field.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import { holdsWords } from '../holds-words.ts';
import type { Offer } from '../protocol.ts';
import { titlesOf } from './describe-site.ts';

const most = 50;

/** What a field with a role may hold, as far as it contains these words. */
export function listOffers({ site, report }: DevSite, roleName: string, words: string): Offer[] {
  const { placeholders } = site;
  const isUrl = roleName === 'url';
  const role = Object.hasOwn(roles, roleName) ? roles[roleName as RoleName] : undefined;
  const anchors = report.pages.flatMap(({ route, anchors: ids }) => ids.map((id) => `${route}#${id}`));
  const titles = isUrl ? titlesOf(site) : new Map<string, string>();
  const titleOf = (value: string) =>
    titles.get(value) ??
    (placeholders && value.includes('{') ? fillPlaceholders(value, placeholders) : undefined);
  return [...(role?.offers?.(site, anchors) ?? []), ...(isUrl ? site.assets.addresses : [])]
    .map((value) => ({ value, title: titleOf(value) }))
    .filter(({ value, title = '' }) => holdsWords(`${value} ${title}`, words))
    .slice(0, most);
}
