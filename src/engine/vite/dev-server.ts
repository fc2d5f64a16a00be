import { isAbsolute, join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createDevSite } from './dev-site.ts';
import { createPageMiddleware } from './page-middleware.ts';
import { showDiagnostics, showFailure } from './error-overlay.ts';
import type { SitePluginOptions } from './plugin-options.ts';

/** Files of several saves, or of one save that an editor does in steps, are looked at together. */
const settleMs = 60;

/** The development server: pages as the build renders them, and changes drawn into the open page. */
export function serveSite(options: SitePluginOptions): Pick<Plugin, 'configureServer' | 'hotUpdate'> {
  let refresh = () => {};
  return {
    async configureServer(server) {
      const site = await createDevSite(server, options);
      refresh = debounce(async () => {
        try {
          await site.inspect();
          announce(server, site.inspection());
        } catch (error) {
          showFailure(server, error);
        }
      });
      watchContent(server, options, refresh);
      server.environments.client.hot.on('vite:client:connect', () =>
        announce(server, site.inspection(), 'errors'),
      );
      return () => {
        server.middlewares.use(createPageMiddleware(server, site));
      };
    },
    // Section code that no island of the open page has loaded is known only to the server's module graph.
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) refresh();
    },
  };
}

function announce(
  server: ViteDevServer,
  inspection: Parameters<typeof showDiagnostics>[1],
  only?: 'errors',
): void {
  const shown = showDiagnostics(server, inspection);
  if (!shown && only === undefined)
    server.environments.client.hot.send({ type: 'custom', event: 'site:update' });
}

function watchContent(
  server: ViteDevServer,
  { root, pagesDir }: SitePluginOptions,
  changed: () => void,
): void {
  const content = isAbsolute(pagesDir) ? pagesDir : resolve(root, pagesDir);
  const folders = [content, join(root, 'section-schemas'), join(root, 'public')];
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => resolve(file).startsWith(folder + '/'))) changed();
  });
}

/** Runs once things have settled, and never twice at the same time: an earlier run must not have the last word. */
function debounce(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, settleMs);
  };
}
