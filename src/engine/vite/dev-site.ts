import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage, ServerEntry } from '../../shared/rendered-page.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { check, type SiteReport } from '../check/check.ts';
import { createMemoryCache, openCache } from '../files/cache.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { compilePage } from '../content/compile-page.ts';
import { compileSiteFile } from '../content/compile-site-file.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openSite } from '../content/open-site.ts';
import { resolveSiteData } from '../content/resolve-site-data.ts';
import type { Site } from '../content/site.ts';
import { hashOf } from '../files/hash-of.ts';
import { compileStyles } from '../build/site-styles.ts';
import { serverEntry, type SitePluginOptions } from '../build/options.ts';

/** The site as the development server knows it: opened anew after each change. */
export interface DevSite {
  /** Opens and checks the content as it is now; reads the schemas anew when they have changed. */
  inspect(schemasChanged: boolean): Promise<void>;
  inspection(): SiteReport;
  site(): Site;
  /** A page that is sound by itself, compiled from its file as it is now. */
  page(route: string): PageData | undefined;
  /** The pages that were sound when they were inspected, by route. */
  pages(): ReadonlyMap<string, CheckedPage>;
  /** What all pages share, as it was when it was last sound. To be asked for when `isSound` says that there is some. */
  data(): SiteData;
  /** True when the files of `_site/` are sound now, or have been since the server started. */
  isSound(): boolean;
  /** Renders with the components as they are now. */
  render(page: PageData): Promise<RenderedPage>;
  /** The style sheet of the components as they are now, and its hash. */
  styles(): Promise<{ sheet: string; hash: string }>;
}

/** The site's code as it was last loaded, with what was made with it. */
interface Code {
  entry: ServerEntry;
  styles: Awaited<ReturnType<typeof compileStyles>> & { hash: string };
  renderer?: { siteText: string; render: (page: PageData) => RenderedPage };
}

/** Opens and checks the site for the first time. */
export async function createDevSite(
  server: ViteDevServer,
  { root, pagesDir, publicDir }: SitePluginOptions,
): Promise<DevSite> {
  const fileSystem = createNodeFileSystem(root);
  const pictures = createPictureStore({ publicDir: resolve(root, publicDir), variants: false });
  const load = () => {
    const cache = openCache(join(root, '.cache/site'));
    const loaded = loadSchemas(fileSystem, 'section-schemas', cache);
    cache.save();
    return loaded;
  };
  let schemas = load();
  const { base } = server.config;
  const open = () => openSite({ root, pagesDir, publicDir, pictures, schemas, base });
  let site = open();
  // A server whose code changes is started anew, and reading a thousand pages anew takes long after each save.
  const cache = createMemoryCache();
  const inspect = async () => {
    inspection = await check(site, { pageCache: { cache, code: '' } });
    cache.save();
    pages = new Map(inspection.pages.map((page) => [page.route, page]));
    data = soundDataOf(site) ?? data;
  };
  let data: SiteData | undefined;
  let inspection: SiteReport;
  let pages: ReadonlyMap<string, CheckedPage>;
  await inspect();
  let code: Code | undefined;
  const loadCode = async (): Promise<Code> => {
    const environment = server.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('The "ssr" environment cannot run code.');
    // The runner hands out the same module until a file it is made of changes.
    const entry = await environment.runner.import<ServerEntry>(`/${serverEntry}`);
    if (code?.entry !== entry) {
      const styles = await compileStyles(entry);
      code = { entry, styles: { ...styles, hash: hashOf(styles.sheet) } };
    }
    return code;
  };

  return {
    async inspect(schemasChanged) {
      if (schemasChanged) schemas = load();
      site = open();
      await inspect();
    },
    inspection: () => inspection,
    site: () => site,
    page(route) {
      const file = site.routes.get(route);
      return file && site.schemas && compilePage(site, site.schemas, file).finish();
    },
    pages: () => pages,
    data: () => data ?? resolveSiteData(site),
    isSound: () => data !== undefined,
    async render(page) {
      const loaded = await loadCode();
      const shared = data ?? resolveSiteData(site);
      const siteText = JSON.stringify(shared);
      if (loaded.renderer?.siteText !== siteText)
        loaded.renderer = {
          siteText,
          render: await loaded.entry.createRenderer(shared, loaded.styles.first),
        };
      return loaded.renderer.render(page);
    },
    styles: async () => (await loadCode()).styles,
  };
}

/** Undefined while a file of `_site/` cannot be understood; the check says which. */
function soundDataOf(site: Site): SiteData | undefined {
  const { schemas } = site;
  const isSound = [...(schemas?.site ?? [])].every(([name, { schema }]) => {
    const compiled = schemas && compileSiteFile(site, schemas, name);
    return compiled ? compiled.document?.isSound === true : schema.mayBeMissing === true;
  });
  return schemas && isSound ? resolveSiteData(site) : undefined;
}
