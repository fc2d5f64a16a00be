import { withoutBase } from '../../../shared/base.ts';
import { toRoute } from '../../../shared/routes.ts';
import { didYouMean, type Place } from '../../diagnostics/finding.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';
import { meantRoute } from './shared/addresses.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkWithinSite: Rule = {
  id: 'link-within-site',
  severity: 'error',
  start({ site, report, suggest }) {
    const own = hostOf(site.placeholders?.get('url') ?? '');
    const isAddress = (path: string) => site.routes.has(path) || site.assets.has(decodePath(path));
    const links: { file: string; place: Place; href: string; path: string; rest: string }[] = [];
    return {
      document(document) {
        if (own === undefined) return;
        for (const { value: href, place } of usesOf(document, 'url')) {
          if (!href.startsWith('https://') || hostOf(href) !== own) continue;
          const { pathname, search, hash } = new URL(href);
          const path = withoutBase(site.base, pathname);
          if (path !== undefined) links.push({ file: document.file, place, href, path, rest: search + hash });
        }
      },
      end() {
        for (const { file, place, href, path, rest } of links) {
          const route = toRoute(path);
          const meant = isAddress(route)
            ? route
            : (meantRoute(route, isAddress) ?? suggest(route, [...site.routes.keys(), ...site.plannedPaths]));
          // The host may serve another site beside this one, such as the same site in another language.
          if (meant === undefined) continue;
          const message = `Unexpected name of this site in ${quote(href)}.`;
          const hint = 'An address of this site begins with "/".';
          report(file, place, didYouMean(message, href, meant + rest, { safe: isAddress(route) }), { hint });
        }
      },
    };
  },
};

/** The host without "www.", which authors use for the same site. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined;
}
