import { resolve } from 'node:path';
import type { SiteData } from '../../shared/generated/site.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import { createProgress } from '../text/progress.ts';
import { findAlternates } from '../documents/alternates.ts';
import { identityOf } from '../documents/site-identity.ts';
import { hashOf } from '../files/hash-of.ts';
import type { BuildInput } from './build-input.ts';
import type { BuildMemory } from './build-memory.ts';
import { clientEntry, returnEntry, sessionEntry, type SitePluginOptions } from './build-options.ts';
import { copyAssets } from './copy-assets.ts';
import { readLastChanges } from './last-changes.ts';
import { lastChangeOf } from './page-dates.ts';
import { readScriptAddresses } from './read-script-addresses.ts';
import { loadServerEntry } from './server-entry.ts';
import { readSiteRules, readStylesAddress } from './site-styles.ts';
import { openCardArtist, openSocialCards } from './social-cards.ts';
import type { WorkFolders } from './work-folders.ts';
import { writeFormData, writePages } from './write-pages.ts';
import { writeSiteFiles } from './write-site-files.ts';

interface Prerendered {
  memory: BuildMemory;
  /** Stands for the site's code, which this build has made, or an earlier one. */
  code: string;
  data: SiteData;
  routes: string[];
}

/**
 * Writes the documents of all pages, their pictures for social networks, and the files of the site beside the code of
 * the browser. Tells how many pages there are, and how many of them were rendered now.
 */
export async function prerender(
  work: WorkFolders,
  input: BuildInput,
  options: SitePluginOptions,
  { memory, code, data, routes }: Prerendered,
): Promise<{ pages: number; rendered: number }> {
  const { root, pagesDir, publicDir, base } = options;
  const outDir = work.swap.next;
  const { site, pages, writer } = input;
  const changes = readLastChanges(resolve(root, pagesDir));
  const identity = identityOf(data.brand, base);
  const { scripts, returnScript } = listScripts(outDir, data, base);
  copyAssets(resolve(root, publicDir), site.assets.addresses, outDir, { memory, code });

  const stored = pages.pages(routes);
  const key = hashOf(JSON.stringify([code, data, scripts]));
  const cards = openSocialCards(openCardArtist(options), writer, memory, key);
  const alternates = findAlternates(stored);
  const progress = createProgress('Writing pages');
  writeFormData(writer, stored, pages.read);
  const loadRenderer = async () => {
    const { createRenderer } = await loadServerEntry(work.server);
    return createRenderer(data, readSiteRules(work.server));
  };
  const rendered = await writePages({
    writer,
    pages: stored,
    read: pages.read,
    loadRenderer,
    scripts,
    identity,
    key,
    cards,
    alternates,
    onProgress: progress.update,
  });
  progress.end();

  const drawing = createProgress('Drawing pictures of pages');
  await cards.write(stored, drawing.update);
  drawing.end();

  const dates = await changes;
  const changedOn = (route: string) => lastChangeOf(site, dates, route, input.compiled.uses.get(route) ?? []);
  writeSiteFiles({
    write: writer.write,
    pages: stored,
    data,
    identity,
    base,
    alternates,
    changedOn,
    scripts,
    returnScript,
  });
  return { pages: stored.length, rendered };
}

/** How documents are tied to the scripts in `outDir`, and the address of the script of the page after signing in. */
function listScripts(outDir: string, data: SiteData, base: string) {
  const entries = [clientEntry, ...(signInServiceOf(data.signIn) ? [sessionEntry, returnEntry] : [])];
  const [loader = '', sessionScript, returnScript = ''] = readScriptAddresses(outDir, entries, base);
  const scripts = {
    loader,
    styles: readStylesAddress(outDir, base),
    sessionScript,
    scriptHosts: scriptHostsOf(data.consent),
    scriptsLoadMore: scriptsLoadMore(data.consent),
    policyDay: data.consent?.banner.policyDay,
    forms: formNeedsOf(data.forms),
    signInHosts: signInHostsOf(data.signIn),
  };
  return { scripts, returnScript };
}
