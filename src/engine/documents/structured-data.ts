import type { PageData } from '../../shared/page.ts';
import type { Thing } from '../../shared/thing.ts';
import { withoutSiteName } from '../../shared/page-name.ts';
import type { SiteIdentity } from './site-identity.ts';

/** A page's kind, and schema.org's type for it. */
const pageTypes = { contact: 'ContactPage', about: 'AboutPage', service: 'WebPage' } as const;

/**
 * The page in schema.org's vocabulary (JSON-LD): the site's owner, the page, and the things that its blocks
 * describe.
 */
export function structuredData(
  page: Pick<PageData, 'path' | 'title' | 'description' | 'kind' | 'lang'>,
  things: readonly Thing[],
  site: SiteIdentity,
  logo: string,
): { '@context': string; '@graph': Thing[] } {
  const { title, description, kind } = page;
  const organization: Thing = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + logo,
  };
  const url = site.url + page.path;
  const offered: Thing[] =
    kind === 'service'
      ? [
          {
            '@type': 'Service',
            '@id': `${url}#service`,
            name: withoutSiteName(title, site.name),
            description,
            url,
            provider: { '@id': organization['@id'] },
          },
        ]
      : [];
  const webPage: Thing = {
    '@type': kind === undefined ? 'WebPage' : pageTypes[kind],
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: page.lang,
    publisher: { '@id': organization['@id'] },
    ...(offered[0] && { mainEntity: { '@id': offered[0]['@id'] } }),
  };
  const webSite: Thing[] =
    page.path === '/' ? [{ '@type': 'WebSite', url: `${site.url}/`, name: site.name }] : [];
  const graph = [organization, webPage, ...webSite, ...offered, ...things];
  return { '@context': 'https://schema.org', '@graph': graph };
}
