import { judgeAll } from '../rule.ts';
import { followFormer, meantRoute, readOwnAddress } from './shared/addresses.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkWithinSite = judgeAll('error', ({ aliases, site, report, suggest, valuesOf }) => {
  const isAddress = (path: string) => site.routes.has(path) || site.assets.has(decodePath(path));
  for (const link of valuesOf('url')) {
    const { value: href } = link;
    const siteAddress = href.startsWith('https://') ? readOwnAddress(href, site) : undefined;
    if (!siteAddress) continue;
    const { route, rest } = siteAddress;
    const existing = isAddress(route) ? route + rest : followFormer(route, rest, { site, aliases });
    const near = () =>
      meantRoute(route, isAddress) ?? suggest(route, [...site.routes.keys(), ...site.plannedPaths]).meant;
    const meant = existing ?? near()?.concat(rest);
    // The host may serve another site beside this one, such as the same site in another language.
    if (meant === undefined) continue;
    report(link, `Unexpected name of this site in ${quote(href)}.`, {
      meant,
      safe: existing !== undefined,
      hint: 'An address of this site begins with "/".',
    });
  }
});
