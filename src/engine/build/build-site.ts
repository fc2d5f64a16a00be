import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { homeRoute } from '../../shared/routes.ts';
import { copyAssets } from './copy-assets.ts';
import { readScriptAddresses } from './read-script-addresses.ts';
import { inlineScriptsOf } from '../documents/html-document.ts';
import { headersFile, notFoundHtml, redirectsFile, robotsTxt, sitemapXml } from '../documents/host-files.ts';
import { prepareForHost } from '../hosts/prepare-for-host.ts';
import { writePages, writeRedirectData } from './write-pages.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { cataloguePage, catalogueRoutes } from '../content/catalogue.ts';
import { formNeedsOf } from '../content/form-destinations.ts';
import { resolveSiteData } from '../content/resolve-site-data.ts';
import { scriptHostsOf } from '../../shared/script-hosts.ts';
import { returnPath, signInHostsOf, signInServiceOf } from '../../shared/sign-in-service.ts';
import { signInDocument } from '../documents/sign-in-document.ts';
import { listLicences } from './list-licences.ts';
import { writeMark } from './output-mark.ts';
import { swapFolder } from './swap-folder.ts';
import type { WorkFolders } from './work-folders.ts';
import type { BuildInput } from './build-input.ts';
import type { ServerEntry } from './server-entry.ts';
import { clientEntry, returnEntry, sessionEntry, type SitePluginOptions } from './build-options.ts';

/** Builds the site's code, writes every page, and puts the result in the place of the last build. */
export async function buildSite(
  builder: ViteBuilder,
  input: BuildInput,
  { root, catalogue, host, compress }: SitePluginOptions,
  work: WorkFolders,
): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The site needs the environments "client" and "ssr".');
  const { next } = work.swap;
  if (!client.isBuilt) await builder.build(client);
  if (!ssr.isBuilt) await builder.build(ssr);
  const server = (await import(pathToFileURL(join(work.server, 'entry-server.js')).href)) as ServerEntry;
  cpSync(work.client, next, { recursive: true, errorOnExist: true, force: false });
  await prerender(server, next, input, { root, catalogue });
  await rm(join(next, '.vite'), { recursive: true });
  listLicences(next);
  await prepareForHost(next, resolveSiteData(input.site).brand.url, { host, compress });
  writeMark(next);
  await swapFolder(work.swap);
}

async function prerender(
  server: ServerEntry,
  outDir: string,
  input: BuildInput,
  { root, catalogue }: Pick<SitePluginOptions, 'root' | 'catalogue'>,
): Promise<void> {
  const { site, pages, write } = input;
  const data = resolveSiteData(site);
  const identity = { name: data.brand.brand, url: data.brand.url };
  const service = signInServiceOf(data.signIn);
  const [loader = '', sessionScript, returnScript = ''] = readScriptAddresses(outDir, [
    clientEntry,
    ...(service ? [sessionEntry, returnEntry] : []),
  ]);
  const needs = {
    scriptHosts: scriptHostsOf(data.consent),
    forms: formNeedsOf(data.forms),
    signInHosts: signInHostsOf(data.signIn),
  };
  copyAssets(join(root, 'public'), site.assets.addresses, outDir);
  const routes = [...site.routes.keys()];
  if (catalogue) {
    for (const route of catalogueRoutes(site)) {
      const page = cataloguePage(site, route);
      if (page) pages.add(page);
      routes.push(route);
    }
  }
  const stored = pages.pages(routes);
  const progress = createProgress('Writing pages');
  writePages({
    write,
    pages: stored,
    read: pages.read,
    render: await server.createRenderer(data),
    scripts: { loader, sessionScript, ...needs },
    identity,
    onProgress: progress.update,
  });
  progress.end();
  const aliases = new Map(
    stored.flatMap(({ route, aliases: own }) => own.map((alias) => [alias, route] as const)),
  );
  const indexable = stored.filter(({ noindex }) => !noindex).map(({ route }) => route);

  write('sitemap.xml', sitemapXml(identity, indexable));
  write('robots.txt', robotsTxt(identity));
  write('404.html', notFoundHtml(identity));
  const redirects = { aliases, planned: data.plannedLinks.paths };
  write('_redirects', redirectsFile(redirects));
  writeRedirectData(write, [
    ...aliases,
    ...redirects.planned.map((path): [string, string] => [path, homeRoute]),
  ]);
  write('_headers', headersFile({ inlineScripts: inlineScriptsOf(sessionScript), ...needs }));
  if (service) write(`${returnPath.slice(1)}.html`, signInDocument(identity, service, returnScript));
  const encoding = createProgress('Encoding pictures');
  const { failures } = await input.pictures.emit(outDir, encoding.update);
  encoding.end();
  if (failures.length > 0)
    throw new Error(failures.map(({ src, message }) => `${src}: ${message}`).join('\n'));
}
