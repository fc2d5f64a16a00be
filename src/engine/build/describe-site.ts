import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedConsent } from '../../shared/asked-consent.ts';
import { basePrefix } from '../../shared/base.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import { languageOfSite } from '../../shared/language.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { cardDesign } from '../../shared/social-card.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import type { DocumentSite } from '../documents/document-site.ts';
import { codeFolder } from '../files/output-paths.ts';
import { clientEntry, returnEntry, sessionEntry } from './options.ts';

/** The used part of Vite's manifest of a client build, by source file. */
type Manifest = Record<string, { file: string; css?: string[] }>;

/**
 * What all documents of a site have in common. `styles`: the address of the style sheet. `addressOf`: that of the script
 * made of a source file; the file's own, as in development, unless given.
 */
export function describeSite(
  { brand, theme, consent, forms, signIn }: SiteData,
  base = '/',
  styles = '',
  addressOf = (entry: string) => base + entry,
): DocumentSite {
  return {
    name: brand.brand,
    url: brand.url + basePrefix(base),
    language: languageOfSite(brand),
    base,
    theme,
    cardDesign: cardDesign(theme),
    loader: addressOf(clientEntry),
    styles,
    returnScript: addressOf(returnEntry),
    sessionScript: signInServiceOf(signIn) && addressOf(sessionEntry),
    policyDay: askedConsent(consent)?.banner.policyDay,
    scriptHosts: scriptHostsOf(consent),
    scriptsLoadMore: scriptsLoadMore(consent),
    forms: formNeedsOf(forms),
    signInHosts: signInHostsOf(signIn),
  };
}

/**
 * Returns the addresses of the scripts made of source files, from the build in a folder.
 * @throws Error when a source file imports a style sheet, which would delay the first paint of every page.
 */
export function readScriptAddresses(folder: string, base: string): (entry: string) => string {
  const manifest = JSON.parse(readFileSync(join(folder, codeFolder, 'manifest.json'), 'utf8')) as Manifest;
  for (const [source, { css }] of Object.entries(manifest)) {
    if (css)
      throw new Error(
        `${source} imports a style sheet. Style components with styled-components, and pages in src/theme/.`,
      );
  }
  return (entry) => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The client build has no chunk for "${entry}".`);
    return base + chunk.file;
  };
}
