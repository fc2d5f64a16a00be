import type { Theme } from '../../shared/generated/site.ts';
import type { CardDesign } from '../../shared/social-card.ts';
import type { FormNeeds } from '../content/form-destinations.ts';

/** What all documents of a site have in common: its name and look, what they load, and what their policies allow. */
export interface DocumentSite {
  name: string;
  /** The home page without the slash at its end: `https://www.example.com`, `https://www.example.com/site`. */
  url: string;
  /** Language of the site, as HTML names it: `en-GB`. */
  language: string;
  /** The base path of the site on its host: `/` or `/site/`. */
  base: string;
  theme: Theme;
  cardDesign: CardDesign;
  /** Addresses of the loader script, the style sheet, and the script of the page after signing in. */
  loader: string;
  styles: string;
  returnScript: string;
  /** Address of the script that shows the signed-in visitor; undefined for a site without sign-in. */
  sessionScript?: string | undefined;
  /** Day of the site's cookie policy: `2026-03-09`. */
  policyDay?: string | undefined;
  /** Sources of scripts that a visitor may consent to: `https://stats.example`, `'self'`. */
  scriptHosts: string[];
  /** True when one of those scripts loads others or writes into the page. */
  scriptsLoadMore: boolean;
  forms: FormNeeds;
  signInHosts: string[];
  /** Markup the development server needs in `<head>`; none in a build. */
  devHead?: string;
}
