import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { LoadedSchemas } from '../schemas/schema-set.ts';
import { check, type SiteReport } from '../check/check.ts';
import { openCache } from '../files/cache.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { compilePage } from '../content/page.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { findSiteData, openSite, resolveSiteData } from '../content/open-site.ts';
import { hashOf } from '../files/hash-of.ts';
import { codeKey, openPublic } from '../build/site-code.ts';
import { addTheme, compileStyles } from '../build/site-styles.ts';
import { serverEntry, type SitePluginOptions } from '../build/options.ts';

/** The site in the development server, opened again after each change. */
export type DevSite = Awaited<ReturnType<typeof createDevSite>>;

/** The renderer for one version of the site's code and of the data in `_site/`. */
type Renderer = Awaited<ReturnType<typeof createRenderer>>;

async function createRenderer(entry: ServerEntry, data: SiteData, base: string) {
  const { sheet, first } = addTheme(await compileStyles(entry), data.theme, base);
  const render = await entry.createRenderer(data, first);
  return { entry, data, siteText: JSON.stringify(data), sheet, sheetHash: hashOf(sheet), render };
}

/** Opens and checks the site for the first time. */
export async function createDevSite(server: ViteDevServer, options: SitePluginOptions) {
  const { root, pagesDir, publicDir } = options;
  const fileSystem = createNodeFileSystem(root);
  const disk = openCache(join(root, '.cache/site'));
  const openFiles = () => openPublic(root, publicDir, { cache: disk, variants: false });
  let files: ReturnType<typeof openFiles> | undefined = openFiles();
  let schemas: LoadedSchemas | undefined = loadSchemas(fileSystem, disk);
  const { base } = server.config;
  let site = openSite({ root, pagesDir, ...files, schemas, base });
  // Changed code restarts the server.
  const pageCache = { cache: disk, code: codeKey(options) };
  let checking = new AbortController();
  const inspect = async () => {
    checking = new AbortController();
    const { signal } = checking;
    const report = await check(site, { pageCache, signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!report) return false;
    inspection = report;
    pages = new Map(inspection.pages.map((page) => [page.route, page]));
    return true;
  };
  let data = findSiteData(site);
  let inspection: SiteReport;
  let pages: ReadonlyMap<string, CheckedPage>;
  await inspect();
  // Saved only now: a build writes the same index later.
  disk.save();
  let renderer: Renderer | undefined;
  const loadRenderer = async (): Promise<Renderer> => {
    const environment = server.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('The "ssr" environment cannot run code.');
    // The runner returns the same module until one of its files changes.
    const entry = await environment.runner.import<ServerEntry>(`/${serverEntry}`);
    const shared = data ?? resolveSiteData(site);
    if (renderer?.entry !== entry || renderer.siteText !== JSON.stringify(shared))
      renderer = await createRenderer(entry, shared, base);
    return renderer;
  };

  return {
    server,
    options,
    /** Reads the schemas again when the site is opened. */
    forgetSchemas: () => (schemas = undefined),
    /** Reads public/ and the pictures of examples again when the site is opened. */
    forgetFiles: () => (files = undefined),
    /** Opens the current content. */
    open(): void {
      checking.abort();
      schemas ??= loadSchemas(fileSystem);
      files ??= openFiles();
      site = openSite({ root, pagesDir, ...files, schemas, base });
      data = findSiteData(site) ?? data;
    },
    /**
     * Checks the site as last opened. Takes longer with each page, so pages are served meanwhile. False, without a new
     * report, when the site was opened again before the end.
     */
    inspect,
    inspection: () => inspection,
    site: () => site,
    /** A sound page, compiled from its current file. */
    page(route: string): PageData | undefined {
      const file = site.routes.get(route);
      return file && site.schemas && compilePage(site, site.schemas, file).data();
    },
    /** The pages that were sound at the last inspection, by route. */
    pages: () => pages,
    /** The data in `_site/` when its files were last sound; undefined if they have not been since the start. */
    data: () => data,
    /** @throws Error while there is no data. */
    loadRenderer,
  };
}
