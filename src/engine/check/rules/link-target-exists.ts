import { homeRoute, splitAddress, toRoute } from '../../../shared/routes.ts';
import { memoize } from '../../../shared/memoize.ts';
import { quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import type { Site } from '../../content/site.ts';
import { type Advice, judgeAll } from '../rule.ts';
import { decodePath, encodePath } from '../../text/paths.ts';
import { explainAddress, meantRoute } from './shared/addresses.ts';

export const linkTargetExists = judgeAll(
  'error',
  ({ aliases, site, report, uncertainty, suggest, usesOf }) => {
    // Another rule reports a missing home page.
    const addresses = new Set([homeRoute, ...site.routes.keys(), ...aliases.keys(), ...site.plannedPaths]);
    // Many pages may have the same wrong address.
    const advise = memoize(Infinity, (path) => adviseUnknown(site, addresses, path, suggest));
    for (const use of usesOf('url')) {
      const { value: href } = use;
      if (!href.startsWith('/') || explainAddress(href) !== undefined) continue;
      const { path } = splitAddress(href);
      const plain = decodePath(path);
      if (addresses.has(path) || aliases.has(plain) || site.assets.has(plain)) continue;
      if (uncertainty.mayDefine(path)) continue;
      const { meant, ...advice } = advise(path);
      // Keeps the query and the anchor after the path.
      const whole = meant && meant + href.slice(path.length);
      report(use, `Unknown page ${quote(href)}.`, { ...advice, meant: whole, shown: meant });
    }
  },
);

function adviseUnknown(site: Site, addresses: ReadonlySet<string>, path: string, suggest: Suggest): Advice {
  const route = meantRoute(path, (address) => addresses.has(address));
  const otherCase = site.assets.findAlike(decodePath(path), (address) => address.toLowerCase());
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
  const name = `/${toRoute(path).split('/').at(-1)}`;
  const [moved, ...others] = [...site.routes.keys()].filter((to) => to.endsWith(name));
  return { ...near, hint, ...(moved && !others[0] && !near.safe && { meant: moved }) };
}
