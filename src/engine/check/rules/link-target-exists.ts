import { homeRoute, notFoundRoute, splitAddress, toRoute } from '../../../shared/routes.ts';
import { memoize } from '../../../shared/memoize.ts';
import { groupBy } from '../../text/group-by.ts';
import { quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import { redirectsOf } from '../../content/redirects.ts';
import type { Site } from '../../content/site.ts';
import { inSmallLetters } from '../../files/asset-index.ts';
import { type Advice, judgeAll } from '../rule.ts';
import { decodePath, encodePath } from '../../text/paths.ts';
import { explainAddress, meantRoute } from './shared/addresses.ts';
import { findMade } from './shared/made-addresses.ts';

export const linkTargetExists = judgeAll(
  'error',
  ({ aliases, pages, site, report, uncertainty, suggest, valuesOf }) => {
    // Another rule reports a missing home page.
    const addresses = new Set([homeRoute, ...site.routes.keys(), ...aliases.keys(), ...site.plannedPaths]);
    addresses.delete(notFoundRoute);
    // Another rule reports those that lead in a circle.
    const redirects = redirectsOf(site.redirects);
    const gone = new Set((site.redirects?.gone ?? []).map(decodePath));
    const made = findMade({ pages, site, valuesOf });
    // Compared once, as every page may have wrong addresses.
    const named = groupBy([...site.routes.keys()], nameOf);
    // Many pages may have the same wrong address.
    const advise = memoize(Infinity, (path) => adviseUnknown({ site, addresses, named }, path, suggest));
    for (const link of valuesOf('url')) {
      const { value: href } = link;
      if (!href.startsWith('/') || explainAddress(href) !== undefined) continue;
      const { path } = splitAddress(href);
      const plain = decodePath(path);
      if (addresses.has(path) || aliases.has(plain) || redirects.has(plain) || site.assets.has(plain))
        continue;
      if (made.has(path) || uncertainty.mayDefine(path)) continue;
      if (gone.has(plain)) {
        report(link, `Unexpected link to ${quote(href)}, which is gone.`, {
          hint: '_site/redirects.json lists it. Link to another page, or remove the link.',
        });
        continue;
      }
      const owner = made.ownerOf(path);
      if (owner !== undefined) {
        report(link, `Unknown page ${quote(href)}.`, { hint: owner, isEased: made.mayHave(path) });
        continue;
      }
      const { meant, ...advice } = advise(path);
      // Keeps the query and the anchor after the path.
      const whole = meant && meant + href.slice(path.length);
      report(link, `Unknown page ${quote(href)}.`, { ...advice, meant: whole, shownAs: meant });
    }
  },
);

/** The last part of an address. */
const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);

interface KnownAddresses {
  site: Site;
  addresses: ReadonlySet<string>;
  /** The routes by their names. */
  named: ReadonlyMap<string, readonly string[]>;
}

function adviseUnknown({ site, addresses, named }: KnownAddresses, path: string, suggest: Suggest): Advice {
  if (path === notFoundRoute)
    return { hint: 'Hosts show the page of this name where there is no page. Link to a page that exists.' };
  const route = meantRoute(path, (address) => addresses.has(address));
  const otherCase = site.assets.findAlike(decodePath(path), inSmallLetters);
  const same = route ?? (otherCase && encodePath(otherCase));
  if (same !== undefined) {
    const isCase = same.toLowerCase() === path.toLowerCase();
    const form = 'The address of a page has no ending, no "index" or "pages", and no slash at the end.';
    return { meant: same, safe: true, hint: isCase ? 'Capital and small letters count.' : form };
  }
  const hint = 'No page, alias or planned link has this address, and no file in public/.';
  const isFile = /\.[a-z0-9]{1,5}$/i.test(path);
  const near = suggest(path, isFile ? site.assets.addresses.map(encodePath) : addresses);
  // A page that was moved to another folder.
  const [moved, ...others] = named.get(nameOf(toRoute(path))) ?? [];
  return { ...near, hint, ...(moved && !others[0] && !near.safe && { meant: moved }) };
}
