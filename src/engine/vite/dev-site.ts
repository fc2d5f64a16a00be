import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { check } from '../check/check.ts';
import { openCache } from '../files/cache.ts';
import { compilePage } from '../content/page.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { findSiteData, openSite, resolveSiteData } from '../content/open-site.ts';
import { hashOf } from '../files/hash-of.ts';
import { codeKey, openPublic } from '../build/site-code.ts';
import { addTheme, type CompiledStyles, compileSiteStyles } from '../build/site-styles.ts';
import { serverEntry, type BuildOptions } from '../build/options.ts';

/** The site in the development server, opened again after each change. */
export type DevSite = Awaited<ReturnType<typeof createDevSite>>;

/** The renderer for one version of the site's code and of the data in `_site/`. */
type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** `styles`: of the entry, if they were compiled before. */
async function createRenderer(entry: ServerEntry, data: SiteData, base: string, styles?: CompiledStyles) {
  const compiled = styles ?? (await compileSiteStyles(entry));
  const { sheet, first } = addTheme(compiled, data.theme, base);
  const render = await entry.createRenderer(data, first);
  return { entry, data, siteText: JSON.stringify(data), compiled, sheet, sheetHash: hashOf(sheet), render };
}

/** Opens and checks the site for the first time. */
export async function createDevSite(server: ViteDevServer, options: BuildOptions) {
  const { root, pagesDir, publicDir } = options;
  const { base } = server.config;
  const fileSystem = createNodeFileSystem(root);
  const disk = openCache(join(root, '.cache/site'));
  // Changed code restarts the server.
  const pageCache = { cache: disk, code: codeKey(options) };
  let files: ReturnType<typeof openPublic> | undefined;
  let schemas: SchemaSet | undefined = loadSchemas(fileSystem, disk);
  let renderer: Renderer | undefined;
  const openNow = () => {
    schemas ??= loadSchemas(fileSystem);
    files ??= openPublic(root, publicDir, { cache: disk });
    return openSite({ root, pagesDir, ...files, schemas, base });
  };
  const site = openNow();

  const dev = {
    server,
    options,
    /** The content as last opened. */
    site,
    /** The data in `_site/` when its files were last sound; undefined if they have not been since the start. */
    data: findSiteData(site),
    /** The last check of the site. */
    inspection: await check(site, { pageCache }),
    /** Reads the schemas again when the site is opened. */
    forgetSchemas: () => (schemas = undefined),
    /** Reads public/ and the pictures of examples again when the site is opened. */
    forgetFiles: () => (files = undefined),
    /** Opens the current content. */
    open(): void {
      dev.site = openNow();
      dev.data = findSiteData(dev.site) ?? dev.data;
    },
    /** Checks the site as last opened. @throws the signal's reason, without a new report, when it ends the check. */
    async inspect(signal: AbortSignal): Promise<void> {
      const report = await check(dev.site, { pageCache, signal });
      signal.throwIfAborted();
      dev.inspection = report;
    },
    /** A sound page, compiled from its current file. */
    page(route: string): PageData | undefined {
      const file = dev.site.routes.get(route);
      return file && compilePage(dev.site, file).data();
    },
    /** @throws Error while there is no data. */
    async loadRenderer(): Promise<Renderer> {
      const environment = server.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment))
        throw new Error('The "ssr" environment cannot run code.');
      // The runner returns the same module until one of its files changes.
      const entry = await environment.runner.import<ServerEntry>(`/${serverEntry}`);
      const shared = dev.data ?? resolveSiteData(dev.site);
      const last = renderer?.entry === entry ? renderer : undefined;
      if (last?.siteText === JSON.stringify(shared)) return last;
      return (renderer = await createRenderer(entry, shared, base, last?.compiled));
    },
  };
  // Saved only now: a build writes the same index later.
  disk.save();
  return dev;
}
