import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { homeRoute } from '../../shared/routes.ts';
import { readLoaderAddress } from '../prerender/read-loader-address.ts';
import { headersFile, notFoundHtml, redirectsFile, robotsTxt, sitemapXml } from '../prerender/host-files.ts';
import { createWriter } from '../prerender/create-writer.ts';
import { writePages, writeRedirectData } from '../prerender/write-pages.ts';
import { createProgress } from '../report/progress.ts';
import { cataloguePage, catalogueRoutes } from '../site/catalogue.ts';
import { formNeedsOf } from '../site/form-destinations.ts';
import { openSite } from '../site/open-site.ts';
import { resolvePage } from '../site/resolve-page.ts';
import { resolveSiteData } from '../site/resolve-site-data.ts';
import { scriptHostsOf } from '../../shared/script-hosts.ts';
import { listLicences } from '../build/list-licences.ts';
import { writeMark } from '../build/output-mark.ts';
import { swapFolder } from '../build/swap-folder.ts';
import type { WorkFolders } from '../build/work-folders.ts';
import type { BuildInput } from './build-input.ts';
import type { ServerEntry } from './server-entry.ts';
import { clientEntry, type SitePluginOptions } from './plugin-options.ts';

/** Builds the site's code, writes every page, and puts the result in the place of the last build. */
export async function buildSite(
  builder: ViteBuilder,
  input: BuildInput,
  { catalogue }: SitePluginOptions,
  work: WorkFolders,
): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The site needs the environments "client" and "ssr".');
  const { next } = work.swap;
  if (!client.isBuilt) await builder.build(client);
  if (!ssr.isBuilt) await builder.build(ssr);
  const server = (await import(pathToFileURL(join(work.server, 'entry-server.js')).href)) as ServerEntry;
  await prerender(server, next, input, catalogue);
  await rm(join(next, '.vite'), { recursive: true });
  listLicences(next);
  writeMark(next);
  await swapFolder(work.swap);
}

async function prerender(
  server: ServerEntry,
  outDir: string,
  input: BuildInput,
  catalogue: boolean,
): Promise<void> {
  const site = openSite(input);
  const data = resolveSiteData(site);
  const identity = { name: data.brand.brand, url: data.brand.url };
  const scriptHosts = scriptHostsOf(data.consent);
  const forms = formNeedsOf(data.forms);
  const write = createWriter(outDir);
  const progress = createProgress('Writing pages');
  const { indexable, aliases } = await writePages({
    write,
    routes: [...site.routes.keys(), ...(catalogue ? catalogueRoutes(site) : [])],
    resolve: async (route) => cataloguePage(site, route) ?? resolvePage(site, route),
    render: await server.createRenderer(data),
    loader: readLoaderAddress(outDir, clientEntry),
    identity,
    scriptHosts,
    forms,
    onProgress: progress.update,
  });
  progress.end();

  write('sitemap.xml', sitemapXml(identity, indexable));
  write('robots.txt', robotsTxt(identity));
  write('404.html', notFoundHtml(identity));
  const redirects = { aliases, planned: data.plannedLinks.paths };
  write('_redirects', redirectsFile(redirects));
  writeRedirectData(write, [
    ...aliases,
    ...redirects.planned.map((path): [string, string] => [path, homeRoute]),
  ]);
  write('_headers', headersFile(scriptHosts, forms));
  const { failures } = await input.pictures.emit(outDir);
  if (failures.length > 0)
    throw new Error(failures.map(({ src, message }) => `${src}: ${message}`).join('\n'));
}
