import { splitAddress, toRoute } from '../../../shared/routes.ts';
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
    const addresses = new Set([...site.routes.keys(), ...aliases.keys(), ...site.plannedPaths]);
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
  const plain = toRoute(path);
  if (plain !== path && addresses.has(plain))
    return { meant: plain, safe: true, hint: 'Addresses have no slash at the end.' };
  const small = plain.toLowerCase();
  const otherCase = site.assets.findAlike(decodePath(path), (address) => address.toLowerCase());
  const meantInCase = addresses.has(small) ? small : otherCase && encodePath(otherCase);
  if (meantInCase !== undefined)
    return { meant: meantInCase, safe: true, hint: 'Capital and small letters count.' };
  const route = meantRoute(path, (address) => addresses.has(address));
  if (route !== undefined)
    return {
      meant: route,
      safe: true,
      hint: 'The address of a page has no ending and no "index" or "pages".',
    };
  const hint = 'No page, alias or planned link has this address, and no file in public/.';
  const isFile = /\.[a-z0-9]{1,5}$/i.test(path);
  return { ...suggest(path, isFile ? site.assets.addresses.map(encodePath) : addresses), hint };
}
