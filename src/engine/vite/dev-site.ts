import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageData } from '../../shared/page.ts';
import type { SiteData } from '../../shared/generated/site.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import type { DocumentContent } from '../prerender/html-document.ts';
import { type Inspection, inspectSite } from '../site/inspect-site.ts';
import { openSite } from '../site/open-site.ts';
import { resolveSiteData } from '../site/resolve-site-data.ts';
import type { Site } from '../site/site.ts';
import type { ServerEntry } from './server-entry.ts';
import { serverEntry, type SitePluginOptions } from './plugin-options.ts';

/** The site as the development server knows it: opened anew after each change. */
export interface DevSite {
  /** Opens and checks the content as it is now. */
  inspect(): Promise<void>;
  inspection(): Inspection;
  site(): Site;
  data(): SiteData;
  /** Renders with the components as they are now. */
  render(page: PageData): Promise<DocumentContent>;
}

/** Opens and checks the site for the first time. */
export async function createDevSite(
  server: ViteDevServer,
  { root, pagesDir }: SitePluginOptions,
): Promise<DevSite> {
  const pictures = createPictureStore({ publicDir: join(root, 'public'), variants: false });
  const options = { root, pagesDir, pictures };
  let site = openSite(options);
  let inspection = await inspectSite(options);
  let renderer: { entry: ServerEntry; site: Site; render: (page: PageData) => DocumentContent } | undefined;

  return {
    async inspect() {
      site = openSite(options);
      inspection = await inspectSite(options);
    },
    inspection: () => inspection,
    site: () => site,
    data: () => resolveSiteData(site),
    async render(page) {
      const environment = server.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment))
        throw new Error('The "ssr" environment cannot run code.');
      // The runner hands out the same module until a file it is made of changes.
      const entry = await environment.runner.import<ServerEntry>(`/${serverEntry}`);
      if (renderer?.entry !== entry || renderer.site !== site) {
        renderer = { entry, site, render: await entry.createRenderer(resolveSiteData(site)) };
      }
      return renderer.render(page);
    },
  };
}
