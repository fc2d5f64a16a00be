import { basePrefix } from '../../shared/base.ts';
import { languageOfSite } from '../../shared/language.ts';
import type { Brand } from '../../shared/generated/site.ts';

/** What every page says about the site it belongs to. */
export interface SiteIdentity {
  name: string;
  /** The home page without the slash at its end: `https://www.example.com`, `https://www.example.com/site`. */
  url: string;
  /** Language of its words, as HTML names it: `en-GB`. */
  language: string;
  /** The path below which the site lies on its host; `/` unless given. */
  base?: string;
}

export function identityOf(brand: Brand, base = '/'): SiteIdentity {
  return { name: brand.brand, url: brand.url + basePrefix(base), language: languageOfSite(brand), base };
}
