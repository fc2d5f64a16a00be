import { unwatchFile, watchFile } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { configFile } from '../check/severities.ts';
import { generateContentSchemas, writeContentSchemas } from '../generate/content-schemas.ts';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import { createDevCards } from './dev-cards.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { createFormsMiddleware } from './forms-middleware.ts';
import { createPageMiddleware } from './page-middleware.ts';
import { showFailure } from './error-overlay.ts';
import { refuseAddresses } from './refuse-addresses.ts';
import { refuseLinks } from './refuse-links.ts';
import type { SitePluginOptions } from '../build/options.ts';

/** Files of several saves, or of one save that an editor does in steps, are looked at together. */
const settleMs = 40;

type Cause = 'content' | 'schemas' | 'code';

export interface DevServer {
  /** Puts pages behind what Vite serves itself. */
  addPages(): void;
  /** Tells that the code of the site has changed. */
  codeChanged(): void;
}

/** The development server: pages as the build renders them, and changes drawn into the open page. */
export async function serveSite(server: ViteDevServer, options: SitePluginOptions): Promise<DevServer> {
  refuseAddresses(server);
  const { root } = options;
  const folders = {
    root,
    pagesDir: resolve(root, options.pagesDir),
    publicDir: resolve(root, options.publicDir),
  };
  server.middlewares.use(server.config.base, refuseLinks(folders));
  const site = await createDevSite(server, options);
  offerContent(server, options.root, site);
  const refresh = debounce(async (causes) => {
    try {
      if (causes.has('schemas')) await renewGeneratedFiles(server, options.root);
      await site.inspect(causes.has('schemas'));
      offerContent(server, options.root, site);
      // Each open page asks what that means for it.
      server.environments.client.hot.send({ type: 'custom', event: 'site:update' });
    } catch (error) {
      showFailure(server, error);
    }
  });
  watchContent(server, options, refresh);
  return {
    addPages() {
      server.middlewares.use(createFormsMiddleware(server, site));
      server.middlewares.use(createPageMiddleware(server, site, createDevCards(site, options)));
    },
    codeChanged: () => refresh('code'),
  };
}

function watchContent(
  server: ViteDevServer,
  { root, pagesDir, publicDir }: SitePluginOptions,
  changed: (cause: Cause) => void,
): void {
  const content = resolve(root, pagesDir);
  const schemas = join(root, 'section-schemas');
  const files = resolve(root, publicDir);
  const config = join(root, configFile);
  server.watcher.add([content, schemas, files, config]);
  for (const folder of [content, files])
    followFolder(server, folder, () => {
      server.watcher.add(folder);
      changed('content');
    });
  server.watcher.on('all', (_event, path) => {
    const file = resolve(path);
    const isIn = (folder: string) => file.startsWith(folder + sep);
    if (isIn(join(schemas, 'generated'))) return;
    if (isIn(schemas)) changed('schemas');
    else if (isIn(content) || isIn(files) || file === config) changed('content');
  });
}

/** Calls `tell` also when a folder is moved away and back, which the watcher of its files does not follow. */
function followFolder({ httpServer }: ViteDevServer, folder: string, tell: () => void): void {
  watchFile(folder, { persistent: false, interval: 1000 }, tell);
  httpServer?.once('close', () => unwatchFile(folder, tell));
}

/** Editors complete what the site holds now. */
function offerContent(server: ViteDevServer, root: string, site: DevSite): void {
  const opened = site.site();
  const { files } = readSchemaFiles(opened.fileSystem, 'section-schemas');
  try {
    writeContentSchemas(root, generateContentSchemas(files, opened, [...site.pages().values()]));
  } catch (error) {
    // Pages are served without it.
    server.config.logger.warn(`Editors cannot complete what the site holds: ${String(error)}`);
  }
}

/** Types, editor schemas and docs follow the schemas while they are written. */
async function renewGeneratedFiles(server: ViteDevServer, root: string): Promise<void> {
  // Needed only now, and it brings a type generator along.
  const { writeGeneratedFiles } = await import('../generate/write-generated-files.ts');
  try {
    for (const line of await writeGeneratedFiles(root)) server.config.logger.info(line);
  } catch (error) {
    // A schema that is broken is a finding of the inspection, which comes next.
    server.config.logger.warn(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs once things have settled, with all that caused it, and never twice at the same time: an earlier run must not
 * have the last word.
 */
function debounce(run: (causes: ReadonlySet<Cause>) => Promise<void>): (cause: Cause) => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let causes = new Set<Cause>();
  return (cause) => {
    causes.add(cause);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const collected = causes;
      causes = new Set();
      running = running.then(() => run(collected));
    }, settleMs);
  };
}
