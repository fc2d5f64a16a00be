import { withoutBase } from '../../../shared/base.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import { toRoute } from '../../../shared/routes.ts';
import { judgeAll } from '../rule.ts';
import { meantRoute } from './shared/addresses.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkWithinSite = judgeAll('error', ({ site, report, suggest, usesOf }) => {
  const own = hostOf(site.placeholders?.get('url') ?? '');
  if (own === undefined) return;
  const isAddress = (path: string) => site.routes.has(path) || site.assets.has(decodePath(path));
  for (const use of usesOf('url')) {
    const { value: href } = use;
    if (!href.startsWith('https://') || hostOf(href) !== own) continue;
    const { pathname, search, hash } = new URL(href);
    const path = withoutBase(site.base, pathname);
    if (path === undefined) continue;
    const route = toRoute(path);
    const meant = isAddress(route)
      ? route
      : (meantRoute(route, isAddress) ?? suggest(route, [...site.routes.keys(), ...site.plannedPaths]).meant);
    // The host may serve another site beside this one, such as the same site in another language.
    if (meant === undefined) continue;
    report(use, `Unexpected name of this site in ${quote(href)}.`, {
      meant: meant + search + hash,
      safe: isAddress(route),
      hint: 'An address of this site begins with "/".',
    });
  }
});

/** The host without "www.", which authors use for the same site. */
function hostOf(address: string): string | undefined {
  return parseUrl(address)?.host.replace(/^www\./, '');
}
