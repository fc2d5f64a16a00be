import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { check } from '../../src/engine/check/check.ts';
import { findSiteData } from '../../src/engine/content/open-site.ts';
import type { Site } from '../../src/engine/content/site.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import { mountStudio } from '../../src/studio/server/mount-studio.ts';
import { listen } from '../stage/listen.ts';
import { enterStudio } from '../stage/studio-caller.ts';

/**
 * The studio's own server over a site whose files are in a folder. Vite is left out: its calls need nothing of it, and
 * no page is drawn.
 */
export async function serveStudio(root: string, open: (texts: ReadonlyMap<string, Buffer>) => Site) {
  const texts = new Map<string, Buffer>();
  const httpServer = createServer();
  const pages = await listen(httpServer);
  const site = open(texts);
  const dev = {
    server: {
      httpServer,
      config: { base: '/', logger: console },
      watcher: new EventEmitter(),
      environments: { client: { hot: { send: () => undefined } } },
      transformIndexHtml: (_: string, html: string) => html,
    },
    options: { root, pagesDir: 'pages' },
    texts,
    site,
    data: findSiteData(site),
    report: await check(site),
    lists: new Map(),
    open(): void {
      dev.site = open(texts);
      dev.data = findSiteData(dev.site) ?? dev.data;
    },
    async check(): Promise<boolean> {
      dev.report = await check(dev.site);
      return false;
    },
  };
  const studio = await mountStudio(dev as unknown as DevSite, pages.url);
  return { call: await enterStudio(studio.enter(new URLSearchParams())), stop: pages.stop };
}
