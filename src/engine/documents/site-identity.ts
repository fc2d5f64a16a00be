import { basePrefix } from '../../shared/base.ts';
import { languageOfSite } from '../../shared/language.ts';
import type { Brand } from '../../shared/generated/site.ts';

/** The site's data for every page. */
export interface SiteIdentity {
  name: string;
  /** The home page without the slash at its end: `https://www.example.com`, `https://www.example.com/site`. */
  url: string;
  /** Language of the site, as HTML names it: `en-GB`. */
  language: string;
  /** The base path of the site on its host: `/` or `/site/`. */
  base: string;
}

export function identityOf(brand: Brand, base = '/'): SiteIdentity {
  return { name: brand.brand, url: brand.url + basePrefix(base), language: languageOfSite(brand), base };
}
