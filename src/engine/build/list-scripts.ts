import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../../shared/generated/site.ts';
import { askedConsent } from '../../shared/asked-consent.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import type { DocumentScripts } from '../documents/inline-scripts.ts';
import { codeFolder } from '../files/output-paths.ts';
import { clientEntry, returnEntry, sessionEntry } from './options.ts';

/** The used part of Vite's manifest of a client build, by source file. */
type Manifest = Record<string, { file: string; css?: string[] }>;

/**
 * What the documents of a site load, and what consent, forms and sign-in need. `addressOf`: the address of the script
 * made of a source file.
 */
export function scriptsOf(
  { consent, forms, signIn }: SiteData,
  styles: string,
  addressOf: (entry: string) => string,
): DocumentScripts {
  return {
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
