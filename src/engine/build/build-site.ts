import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SiteData } from '../../shared/generated/site.ts';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import { homeRoute } from '../../shared/routes.ts';
import { prepareForHost } from '../hosts/prepare-for-host.ts';
import { copyAssets } from './copy-assets.ts';
import { readScriptAddresses } from './read-script-addresses.ts';
import { inlineScriptsOf } from '../documents/html-document.ts';
import { findAlternates } from '../documents/alternates.ts';
import { headersFile, notFoundHtml, redirectsFile, robotsTxt, sitemapXml } from '../documents/host-files.ts';
import { writePages, writeRedirectData } from './write-pages.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { cataloguePage, catalogueRoutes } from '../content/catalogue.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import { resolveSiteData } from '../content/resolve-site-data.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import { scriptHostsOf } from '../../shared/script-hosts.ts';
import { returnPath, signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { identityOf } from '../documents/site-identity.ts';
import { signInDocument } from '../documents/sign-in-document.ts';
import { loadServerEntry } from './load-server-entry.ts';
import { readStylesAddress } from './site-styles.ts';
import { createCardArtist } from '../pictures/card-artist.ts';
import { openSocialCards } from './social-cards.ts';
import { readLastChanges } from './last-changes.ts';
import { lastChangeOf } from './page-dates.ts';
import { listLicences } from './list-licences.ts';
import { writeMark } from './output-mark.ts';
import { swapFolder } from './swap-folder.ts';
import { makeWorkFolders, type WorkFolders } from './work-folders.ts';
import { type BuildInput, openBuildInput } from './build-input.ts';
import { hashOf } from './build-index.ts';
import type { BuildMemory } from './build-memory.ts';
import { checkBeforeBuild } from './check-before-build.ts';
import { codeKey, drawingKey } from './code-key.ts';
import { type BuildCode, moveInto, provideCode } from './site-code.ts';
import { clientEntry, returnEntry, sessionEntry, type SitePluginOptions } from './build-options.ts';

export interface BuildTools {
  /** What earlier builds made. */
  memory: BuildMemory;
  /** Compiled schemas of earlier runs. */
  schemas: KeptFiles;
  buildCode: BuildCode;
}

/** What a build did. */
export interface BuildSummary {
  pages: number;
  /** How many of the documents were rendered now; the others are as an earlier build made them. */
  rendered: number;
  isCodeNew: boolean;
}

/**
 * Checks the content, provides the site's code, writes every page, and puts the result in the place of the last build.
 * @throws Error, with the last build as it was, when the content has errors or anything fails.
 */
export async function buildSite(
  options: SitePluginOptions,
  work: WorkFolders,
  { memory, schemas, buildCode }: BuildTools,
): Promise<BuildSummary> {
  const { root, host, compress, base } = options;
  const { next } = work.swap;
  const removeWork = await makeWorkFolders(root, work);
  try {
    const key = codeKey(root, base);
    const input = openBuildInput(options, next, { schemas, memory, code: key });
    await checkBeforeBuild(input);
    const data = resolveSiteData(input.site);
    const routes = [...input.site.routes.keys(), ...(options.catalogue ? addCatalogue(input) : [])];
    // Building the code leaves cores idle.
    const [code] = await allDone(
      provideCode(work, key, memory, buildCode),
      encodePictures(input, next, memory, key),
    );
    moveInto(work.client, next);
    const counts = await prerender(work, input, options, { memory, code: key, data, routes });
    await rm(join(next, '.vite'), { recursive: true });
    listLicences(next, input.site.assets.addresses);
    await prepareForHost(next, data.brand.url, { host, compress });
    writeMark(next);
    await swapFolder(work.swap);
    input.compiled.close();
    memory.close();
    return { ...counts, isCodeNew: code === 'built' };
  } finally {
    removeWork();
  }
}

/** Waits for both even when one fails: nobody is to write into folders that have been removed. */
async function allDone<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** Returns the routes at which every section type is shown with its examples. */
function addCatalogue({ site, pages }: BuildInput): string[] {
  const routes = catalogueRoutes(site);
  for (const route of routes) {
    const page = cataloguePage(site, route);
    if (page) pages.add(page);
  }
  return routes;
}

/**
 * Writes all sizes of the pictures that pages show.
 * @throws Error, naming them, when there are damaged pictures.
 */
async function encodePictures(
  { pictures }: BuildInput,
  outDir: string,
  memory: BuildMemory,
  key: string,
): Promise<void> {
  const progress = createProgress('Encoding pictures');
  const known = { ...memory, key };
  const { failures } = await pictures.emit(outDir, { onProgress: progress.update, known });
  progress.end();
  if (failures.length > 0)
    throw new Error(failures.map(({ src, message }) => `${src}: ${message}`).join('\n'));
}

async function loadRenderer(
  { server }: WorkFolders,
  data: SiteData,
): ReturnType<ServerEntry['createRenderer']> {
  const entry = await loadServerEntry(server);
  return entry.createRenderer(data);
}

async function prerender(
  work: WorkFolders,
  input: BuildInput,
  { root, pagesDir, publicDir, base }: SitePluginOptions,
  { memory, code, data, routes }: { memory: BuildMemory; code: string; data: SiteData; routes: string[] },
): Promise<{ pages: number; rendered: number }> {
  const outDir = work.swap.next;
  const { site, pages, writer } = input;
  const { write } = writer;
  const changes = readLastChanges(resolve(root, pagesDir));
  const identity = identityOf(data.brand, base);
  const service = signInServiceOf(data.signIn);
  const entries = [clientEntry, ...(service ? [sessionEntry, returnEntry] : [])];
  const [loader = '', sessionScript, returnScript = ''] = readScriptAddresses(outDir, entries, base);
  const needs = {
    scriptHosts: scriptHostsOf(data.consent),
    forms: formNeedsOf(data.forms),
    signInHosts: signInHostsOf(data.signIn),
  };
  copyAssets(resolve(root, publicDir), site.assets.addresses, outDir, { memory, code });
  const stored = pages.pages(routes);
  const progress = createProgress('Writing pages');
  const scripts = { loader, styles: readStylesAddress(outDir, base), sessionScript, ...needs };
  const key = hashOf(JSON.stringify([code, data, scripts]));
  const artist = createCardArtist(resolve(root, publicDir), join(root, '.cache/pictures'), drawingKey(root));
  const cards = openSocialCards(artist, writer, memory, key);
  const alternates = findAlternates(stored);
  const rendered = await writePages({
    writer,
    pages: stored,
    read: pages.read,
    loadRenderer: () => loadRenderer(work, data),
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
  const aliases = new Map(
    stored.flatMap(({ route, aliases: own }) => own.map((alias) => [alias, route] as const)),
  );
  const indexable = stored.filter(({ noindex }) => !noindex);

  const dates = await changes;
  const listed = indexable.map(({ route }) => ({
    path: route,
    changed: lastChangeOf(site, dates, route, input.compiled.uses.get(route) ?? []),
    alternates: alternates.get(route),
  }));
  write('sitemap.xml', sitemapXml(identity, listed));
  write('robots.txt', robotsTxt(identity));
  write('404.html', notFoundHtml(identity, siteWordsOf(data.words, identity.language)));
  const redirects = { aliases, planned: data.plannedLinks.paths };
  write('_redirects', redirectsFile(redirects, base));
  writeRedirectData(write, [
    ...aliases,
    ...redirects.planned.map((path): [string, string] => [path, homeRoute]),
  ]);
  write('_headers', headersFile({ inlineScripts: inlineScriptsOf(sessionScript), ...needs }, base));
  if (service) write(`${returnPath.slice(1)}.html`, signInDocument(identity, service, returnScript));
  return { pages: stored.length, rendered };
}
