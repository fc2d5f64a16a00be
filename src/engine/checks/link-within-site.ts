import { withoutBase } from '../../shared/base.ts';
import { didYouMean } from '../diagnostics/edit.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const linkWithinSite = defineRule({
  id: 'link-within-site',
  severity: 'error',
  summary: 'A link to a page of this site is written without the name of the site: "/our-garden".',
  why: 'Else it is not checked, and leads from every preview and copy of the site to the published one.',
  examples: [
    {
      bad: {
        hero: { action: { label: 'Go', href: 'https://harbour.example/our-garden' } },
        files: { 'pages/our-garden.json': {} },
      },
      finds: [
        {
          slice: '"https://harbour.example/our-garden"',
          message:
            'Unexpected name of this site in "https://harbour.example/our-garden". Did you mean "/our-garden"?',
          hint: 'An address of this site begins with "/".',
        },
      ],
      good: {
        hero: { action: { label: 'Go', href: '/our-garden' } },
        files: { 'pages/our-garden.json': {} },
      },
    },
  ],
  looksAt: 'document',
  create({ site, report }) {
    const own = hostOf(site.placeholders?.get('url') ?? '');
    return {
      document({ file, facts }) {
        if (own === undefined) return;
        for (const { value, place } of facts.links) {
          if (!value.startsWith('https://') || hostOf(value) !== own) continue;
          const { pathname, search, hash } = new URL(value);
          const path = withoutBase(site.base, pathname);
          // What lies beside this site on its host may be the same site in another language.
          if (path === undefined) continue;
          const message = `Unexpected name of this site in ${quote(value)}.`;
          const meant = path + search + hash;
          const hint = 'An address of this site begins with "/".';
          report({ file, place, ...didYouMean(message, value, meant, { safe: true }), hint });
        }
      },
    };
  },
});

/** "www." is the same site to whoever writes it. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined;
}
