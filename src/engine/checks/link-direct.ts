import { splitAddress } from '../../shared/routes.ts';
import { didYouMean } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import { defineRule } from '../rules/define-rule.ts';
import { decodePath } from '../text/decode-path.ts';
import { quote } from '../text/quote.ts';

export const linkDirect = defineRule({
  id: 'link-direct',
  severity: 'warning',
  summary: 'A link inside the site names the address of the page itself, and none of its aliases.',
  why: 'An alias is for old links elsewhere: each visitor would wait for a redirect, and search engines would be sent round.',
  examples: [
    {
      bad: {
        hero: { action: { label: 'Go', href: '/garden?from=home' } },
        files: { 'pages/our-garden.json': { aliases: ['/garden'] } },
      },
      finds: [
        {
          slice: '"/garden?from=home"',
          message: 'Unexpected alias "/garden?from=home". Did you mean "/our-garden?from=home"?',
          hint: 'The page itself has this address.',
        },
      ],
      good: {
        hero: { action: { label: 'Go', href: '/our-garden' } },
        files: { 'pages/our-garden.json': { aliases: ['/garden'] } },
      },
    },
  ],
  looksAt: 'site',
  create({ site, report }) {
    const routes = new Map<string, string>();
    const links: { file: string; place: Place; href: string; path: string }[] = [];
    return {
      document(document) {
        const { file, facts } = document;
        if (document.kind === 'page')
          for (const { value } of document.aliases) routes.set(value, document.route);
        for (const { value: href, place } of facts.links) {
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
          report({
            file,
            place,
            ...didYouMean(message, href, meant, { safe: true }),
            hint: 'The page itself has this address.',
          });
        }
      },
    };
  },
});
