import { judgeAll } from '../rule.ts';
import { meantRoute, readOwnAddress } from './shared/addresses.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkWithinSite = judgeAll('error', ({ site, report, suggest, usesOf }) => {
  const isAddress = (path: string) => site.routes.has(path) || site.assets.has(decodePath(path));
  for (const use of usesOf('url')) {
    const { value: href } = use;
    const own = href.startsWith('https://') ? readOwnAddress(href, site) : undefined;
    if (!own) continue;
    const { route, rest } = own;
    const meant = isAddress(route)
      ? route
      : (meantRoute(route, isAddress) ?? suggest(route, [...site.routes.keys(), ...site.plannedPaths]).meant);
    // The host may serve another site beside this one, such as the same site in another language.
    if (meant === undefined) continue;
    report(use, `Unexpected name of this site in ${quote(href)}.`, {
      meant: meant + rest,
      safe: isAddress(route),
      hint: 'An address of this site begins with "/".',
    });
  }
});
