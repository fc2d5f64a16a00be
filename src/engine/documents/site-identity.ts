import { basePrefix } from '../../shared/base.ts';
import { languageOfSite } from '../../shared/language.ts';
import type { SiteData, Theme } from '../../shared/generated/site.ts';

/** The site's data for every page. */
export interface SiteIdentity {
  name: string;
  /** The home page without the slash at its end: `https://www.example.com`, `https://www.example.com/site`. */
  url: string;
  /** Language of the site, as HTML names it: `en-GB`. */
  language: string;
  /** The base path of the site on its host: `/` or `/site/`. */
  base: string;
  theme: Theme;
}

export function identityOf({ brand, theme }: SiteData, base = '/'): SiteIdentity {
  const url = brand.url + basePrefix(base);
  return { name: brand.brand, url, language: languageOfSite(brand), base, theme };
}
