import { askedConsent } from '../../shared/asked-consent.ts';
import { basePrefix } from '../../shared/base.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import { languageOfSite } from '../../shared/language.ts';
import type { InlineScripts } from '../../shared/rendered-page.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { designSocialPictures } from '../../shared/social-picture.ts';
import { formNeedsOf } from '../content/form-destinations.ts';

/** The loader script's source file, and its key in the build's manifest. */
export const clientEntry = 'src/browser/entry-client.ts';
/** Scripts of sites with a sign-in provider: one for every page, one for the page after signing in. */
export const sessionEntry = 'src/shell/provider/session-entry.ts';
export const returnEntry = 'src/shell/provider/return-entry.ts';

export interface DocumentSite extends ReturnType<typeof describeSite> {
  scripts: InlineScripts;
  /** Markup the development server needs in `<head>`; none in a build. */
  devHead?: string;
  /** The note of a build that shows what is not live, too: `Preview of 2027-03-01T08:00:00Z.` */
  preview?: string;
}

/**
 * What all documents of a site have in common: its name and theme, what they load, and what their policies allow. `styles`:
 * the address of the style sheet. `addressOf`: that of the script made of a source file; the file's own, as in
 * development, unless given.
 */
export function describeSite(
  { announcement, brand, theme, consent, forms, signIn }: SiteData,
  base = '/',
  styles = '',
  addressOf = (entry: string) => base + entry,
) {
  return {
    name: brand.brand,
    /** The address of the host: `https://www.example.com`. */
    origin: brand.url,
    timeZone: brand.timeZone,
    /** The home page without the slash at its end: `https://www.example.com`, `https://www.example.com/site`. */
    url: brand.url + basePrefix(base),
    httpsOnly: brand.httpsOnly ?? {},
    language: languageOfSite(brand),
    base,
    theme,
    socialPictureDesign: designSocialPictures(theme),
    loader: addressOf(clientEntry),
    styles,
    returnScript: addressOf(returnEntry),
    /** Shows the signed-in visitor; undefined for a site without sign-in. */
    sessionScript: signInServiceOf(signIn) && addressOf(sessionEntry),
    hasAnnouncement: announcement !== undefined,
    policyDay: askedConsent(consent)?.banner.policyDay,
    scriptHosts: scriptHostsOf(consent),
    scriptsLoadMore: scriptsLoadMore(consent),
    forms: formNeedsOf(forms),
    signInHosts: signInHostsOf(signIn),
  };
}
