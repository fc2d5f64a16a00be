import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage, ServerEntry } from '../../shared/rendered-page.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { Report } from '../check/report.ts';
import { check } from '../check/check.ts';
import { openKeptFiles } from '../files/kept-files.ts';
import { compileSiteFile } from '../content/compile-site-file.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openSite } from '../content/open-site.ts';
import { resolveSiteData } from '../content/resolve-site-data.ts';
import type { Site } from '../content/site.ts';
import { createDevPages } from './dev-pages.ts';
import { serverEntry, type SitePluginOptions } from '../build/build-options.ts';

/** The site as the development server knows it: opened anew after each change. */
export interface DevSite {
  /** Opens and checks the content as it is now; reads the schemas anew when they have changed. */
  inspect(schemasChanged: boolean): Promise<void>;
  inspection(): Report;
  site(): Site;
  /** A page that is sound by itself, as it was compiled when it was inspected. */
  page(route: string): PageData | undefined;
  /** What all pages share, as it was when it was last sound. To be asked for when `isSound` says that there is some. */
  data(): SiteData;
  /** True when the files of `_site/` are sound now, or have been since the server started. */
  isSound(): boolean;
  /** Renders with the components as they are now. */
  render(page: PageData): Promise<RenderedPage>;
}

type Render = (page: PageData) => RenderedPage;

/** Opens and checks the site for the first time. */
export async function createDevSite(
  server: ViteDevServer,
  { root, pagesDir, publicDir }: SitePluginOptions,
): Promise<DevSite> {
  const fileSystem = createNodeFileSystem(root);
  const pictures = createPictureStore({ publicDir: resolve(root, publicDir), variants: false });
  const kept = openKeptFiles(join(root, '.cache/schemas'));
  const load = () => loadSchemas(fileSystem, 'section-schemas', kept);
  let schemas = load();
  const { base } = server.config;
  const open = () => openSite({ root, pagesDir, publicDir, pictures, schemas, base });
  let site = open();
  const pages = createDevPages();
  const inspect = async () => {
    inspection = await pages.renew(site, (memory) => check(site, memory && { memory }));
    data = soundDataOf(site) ?? data;
  };
  let data: SiteData | undefined;
  let inspection: Report;
  await inspect();
  let renderer: { entry: ServerEntry; siteText: string; render: Render } | undefined;

  return {
    async inspect(schemasChanged) {
      if (schemasChanged) schemas = load();
      site = open();
      await inspect();
    },
    inspection: () => inspection,
    site: () => site,
    page: pages.page,
    data: () => data ?? resolveSiteData(site),
    isSound: () => data !== undefined,
    async render(page) {
      const environment = server.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment))
        throw new Error('The "ssr" environment cannot run code.');
      // The runner hands out the same module until a file it is made of changes.
      const entry = await environment.runner.import<ServerEntry>(`/${serverEntry}`);
      const shared = data ?? resolveSiteData(site);
      const siteText = JSON.stringify(shared);
      if (renderer?.entry !== entry || renderer.siteText !== siteText) {
        renderer = { entry, siteText, render: await entry.createRenderer(shared) };
      }
      return renderer.render(page);
    },
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
