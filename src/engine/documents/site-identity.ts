import type { Brand } from '../../shared/generated/site.ts';

/** What every page says about the site it belongs to. */
export interface SiteIdentity {
  name: string;
  /** Origin without a trailing slash: `https://www.example.com`. */
  url: string;
  /** Language of its words, as HTML names it: `en-GB`. */
  language: string;
}

export function identityOf({ brand, url, language = 'en' }: Brand): SiteIdentity {
  return { name: brand, url, language };
}
