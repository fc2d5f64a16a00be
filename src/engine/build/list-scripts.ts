import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../../shared/generated/site.ts';
import { askedConsent } from '../../shared/asked-consent.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import { clientEntry, returnEntry, sessionEntry } from './options.ts';

/** The used part of Vite's manifest of a client build, by source file. */
type Manifest = Record<string, { file: string; css?: string[] }>;

/** The addresses of a document's scripts and style sheet, and of the script for the page after signing in. */
export function listScripts(client: string, sheet: string, data: SiteData, base: string) {
  const entries = [clientEntry, ...(signInServiceOf(data.signIn) ? [sessionEntry, returnEntry] : [])];
  const [loader = '', sessionScript, returnScript = ''] = readScriptAddresses(client, entries, base);
  const styles = base + sheet;
  return { scripts: { loader, styles, sessionScript, ...scriptNeedsOf(data) }, returnScript };
}

/** What the documents of a site and their policies need for consent, forms and sign-in. */
export function scriptNeedsOf({ consent, forms, signIn }: SiteData) {
  return {
    scriptHosts: scriptHostsOf(consent),
    scriptsLoadMore: scriptsLoadMore(consent),
    policyDay: askedConsent(consent)?.banner.policyDay,
    forms: formNeedsOf(forms),
    signInHosts: signInHostsOf(signIn),
  };
}

/**
 * The addresses of the chunks of these source files in the client build in a folder.
 * @throws Error when a source file imports a style sheet, which would delay the first paint of every page.
 */
function readScriptAddresses(client: string, entries: readonly string[], base: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const [source, { css }] of Object.entries(manifest)) {
    if (css)
      throw new Error(
        `${source} imports a style sheet. Style components with styled-components, and pages in src/theme/.`,
      );
  }
  return entries.map((entry) => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The client build has no chunk for "${entry}".`);
    return base + chunk.file;
  });
}
