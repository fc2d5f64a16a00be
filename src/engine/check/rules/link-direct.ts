import { splitAddress } from '../../../shared/routes.ts';
import { didYouMean, type Place } from '../../diagnostics/finding.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkDirect: Rule = {
  id: 'link-direct',
  severity: 'warning',
  start({ site, report }) {
    const routes = new Map<string, string>();
    const links: { file: string; place: Place; href: string; path: string }[] = [];
    return {
      document(document) {
        const { file } = document;
        if (document.kind === 'page')
          for (const { value } of document.aliases) routes.set(value, document.route);
        for (const { value: href, place } of usesOf(document, 'url')) {
          const { path } = splitAddress(href);
          if (path.startsWith('/') && !site.routes.has(path)) links.push({ file, place, href, path });
        }
      },
      end() {
        for (const { file, place, href, path } of links) {
          const route = routes.get(decodePath(path));
          if (route === undefined || site.assets.has(decodePath(path))) continue;
          const message = `Unexpected alias ${quote(href)}.`;
          const meant = route + href.slice(path.length);
          report(file, place, didYouMean(message, href, meant, { safe: true }), {
            hint: 'The page itself has this address.',
          });
        }
      },
    };
  },
};
