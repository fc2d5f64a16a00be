import type { PageData } from '../../shared/page.ts';
import type { SiteIdentity } from './site-identity.ts';

/** The page in schema.org's vocabulary (JSON-LD): who the site belongs to, and where the page stands in it. */
export function structuredData(
  page: Pick<PageData, 'path' | 'title' | 'description' | 'lang'>,
  site: SiteIdentity,
  logo: string,
): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + logo,
  };
  const url = site.url + page.path;
  const webPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.lang,
    publisher: { '@id': organization['@id'] },
  };
  const graph: object[] = [organization, webPage];
  if (page.path === '/') graph.push({ '@type': 'WebSite', url: `${site.url}/`, name: site.name });
  return { '@context': 'https://schema.org', '@graph': graph };
}
