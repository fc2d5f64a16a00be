import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { check } from '../check/check.ts';
import { type Cache, openCache } from '../files/cache.ts';
import { fillPage, type Lists, listContentOf } from '../../shared/lists.ts';
import { type CheckedPage, recordPage } from '../content/checked-page.ts';
import { listPages, withNumbered } from '../content/list-pages.ts';
import { compilePage } from '../content/page.ts';
import { layOver } from '../files/file-system.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { findSiteData, openSite, resolveSiteData } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { hashOf } from '../files/hash-of.ts';
import { codeKey, openPublic } from '../build/site-code.ts';
import { addTheme, type CompiledStyles, compileSiteStyles } from '../../styles-compiler/site-styles.ts';
import { serverEntry, type BuildOptions } from '../build/options.ts';

/** The site in the development server, opened again after each change. */
export type DevSite = Awaited<ReturnType<typeof createDevSite>>;

/** The renderer for one version of the site's code and of the data in `_site/`. */
type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** `styles`: of the entry, if they were compiled before. */
async function createRenderer(entry: ServerEntry, data: SiteData, base: string, styles?: CompiledStyles) {
  const compiled = styles ?? (await compileSiteStyles(entry));
  const { sheet, stylesFor } = addTheme(compiled, data.theme, base);
  const render = await entry.createRenderer(data, stylesFor);
  return { entry, data, siteText: JSON.stringify(data), compiled, sheet, sheetHash: hashOf(sheet), render };
}

function listAll(site: Site, checked: readonly CheckedPage[]): { lists: Lists; pages: CheckedPage[] } {
  const lists = listPages(site, checked);
  return { lists, pages: withNumbered(checked, lists) };
}

/** The files of the site, with what is expensive to read kept until it is forgotten. */
function createSiteOpener(options: BuildOptions, base: string, cache: Cache) {
  const { root, pagesDir, publicDir, at } = options;
  /** What the studio has not saved yet, by file. */
  const texts = new Map<string, Buffer>();
  const fileSystem = layOver(createNodeFileSystem(root), texts);
  let schemas: SchemaSet | undefined = loadSchemas(fileSystem, cache);
  let files: ReturnType<typeof openPublic> | undefined;
  return {
    texts,
    open(): Site {
      schemas ??= loadSchemas(fileSystem);
      files ??= openPublic(root, publicDir, { cache });
      return openSite({ root, fileSystem, pagesDir, ...files, schemas, base, at, isPreview: true });
    },
    /** Reads the schemas again when the site is opened. */
    forgetSchemas: () => (schemas = undefined),
    /** Reads public/ and the pictures of examples again when the site is opened. */
    forgetFiles: () => (files = undefined),
  };
}

/** Returns a function that loads the renderer for the data of the moment: the last one, unless code or data have changed. */
function createRendererLoader(server: ViteDevServer, base: string) {
  let renderer: Renderer | undefined;
  return async (readData: () => SiteData): Promise<Renderer> => {
    const entry = await importEntry(server);
    const data = readData();
    const last = renderer?.entry === entry ? renderer : undefined;
    if (last?.siteText === JSON.stringify(data)) return last;
    return (renderer = await createRenderer(entry, data, base, last?.compiled));
  };
}

/** Opens and checks the site for the first time. */
export async function createDevSite(server: ViteDevServer, options: BuildOptions) {
  const { base } = server.config;
  const cache = openCache(join(options.root, '.cache/site'));
  // Changed code restarts the server.
  const pageCache = { cache, code: codeKey(options) };
  const { open, ...files } = createSiteOpener(options, base, cache);
  const loadRenderer = createRendererLoader(server, base);
  const site = open();
  const report = await check(site, { pageCache });

  const dev = {
    ...files,
    server,
    options,
    /** The content as last opened. */
    site,
    /** The data in `_site/` when its files were last sound; undefined if they have not been since the start. */
    data: findSiteData(site),
    /** The last check of the site. */
    report,
    /** The collections, and all pages with the further ones of lists, as last checked. */
    ...listAll(site, report.pages),
    /** Opens the current content. */
    open(): void {
      dev.site = open();
      dev.data = findSiteData(dev.site) ?? dev.data;
    },
    /**
     * Checks the site as last opened. Returns whether lists changed, which show pages as last checked.
     * @throws the signal's reason, without a new report, when it ends the check.
     */
    async check(signal: AbortSignal): Promise<boolean> {
      const latest = await check(dev.site, { pageCache, signal });
      signal.throwIfAborted();
      dev.report = latest;
      const before = JSON.stringify([...dev.lists.values()]);
      Object.assign(dev, listAll(dev.site, latest.pages));
      return JSON.stringify([...dev.lists.values()]) !== before;
    },
    /** A sound page, compiled from its current file. */
    page(route: string): PageData | undefined {
      const further = dev.pages.find((page) => page.route === route && page.number !== undefined);
      const top = further ? route.slice(0, route.lastIndexOf('/')) : route;
      const file = dev.site.routes.get(top);
      const firstPage = file && recordPage(dev.site, compilePage(dev.site, file), '');
      const data = firstPage?.data();
      if (!firstPage || !data) return undefined;
      const number = further?.number;
      const page = number === undefined ? firstPage : { ...firstPage, route, number };
      return fillPage(data, listContentOf(page, dev.lists, base));
    },
    /** @throws Error while there is no data. */
    loadRenderer: (): Promise<Renderer> => loadRenderer(() => dev.data ?? resolveSiteData(dev.site)),
  };
  // Saved only now: a build writes the same index later.
  cache.save();
  return dev;
}

/** The code that renders pages. The same module until one of its files changes. */
function importEntry({ environments: { ssr } }: ViteDevServer): Promise<ServerEntry> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The "ssr" environment cannot run code.');
  return ssr.runner.import<ServerEntry>(`/${serverEntry}`);
}
