import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join, resolve, sep } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { readAddress } from '../../hosts/read-address.ts';
import { sendFile } from '../../hosts/send-file.ts';
import { withoutStack } from '../../shared/plain-error.ts';
import { configFile } from '../check/severities.ts';
import { writeContentSchemas } from '../generate/editor-schemas.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';
import { examplesPath } from '../files/output-paths.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { createFormsMiddleware, createPageMiddleware } from './page-middleware.ts';
import { showFailure } from './error-overlay.ts';
import type { SitePluginOptions } from '../build/options.ts';

/** Milliseconds that group several saves, or one save in several steps, into one change. */
const settleMs = 20;

/** Milliseconds in which open pages load a change before the check takes the processor. */
const headStartMs = 100;

/** Passes Vite, and has no page, as it cannot be decoded. */
const invalidAddress = '/%';

export type DevServer = Awaited<ReturnType<typeof serveSite>>;

/** Starts the development server, which renders pages as the build does and updates the open one. */
export async function serveSite(server: ViteDevServer, options: SitePluginOptions) {
  // Vite's process would end at some addresses, such as "http://[". Its own begin with "/@" and may hold anything.
  server.httpServer?.prependListener('request', (request: IncomingMessage) => {
    if (!request.url?.startsWith('/@') && !readAddress(request.url)) request.url = invalidAddress;
  });
  // Vite would start without its cache folder, and serve no scripts.
  mkdirSync(server.config.cacheDir, { recursive: true });
  accessSync(server.config.cacheDir, constants.W_OK);
  const site = await createDevSite(server, options);
  server.middlewares.use(server.config.base, createFilesMiddleware(site));
  const attempt = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => showFailure(server, error));
  /** Writes files for editors. Serving pages does not need them, so a failure is a warning. */
  const offer = async (write: () => unknown) => {
    try {
      await write();
    } catch (error) {
      server.config.logger.warn((withoutStack(error) as Error).message);
    }
  };
  const offerContent = () => offer(() => writeContentSchemas(options.root, site.site, site.inspection.pages));
  await offerContent();

  const inspectSite = async () => {
    // When the site has changed meanwhile, the next check reports.
    if (!(await site.inspect())) return;
    tellPages(server, 'site:checked');
    await offerContent();
  };
  const inspect = debounce(headStartMs, attempt(inspectSite));
  const refreshSite = async () => {
    const { schemas: before } = site.site;
    site.open();
    const { schemas } = site.site;
    // The inspection reports broken schemas.
    if (schemas && schemas !== before)
      await offer(async () => {
        for (const line of await writeGeneratedFiles(options.root, schemas)) server.config.logger.info(line);
      });
    // Each open page decides how to update. It does not wait for a check that takes longer.
    tellPages(server, 'site:update');
    inspect();
  };
  const refresh = debounce(settleMs, attempt(refreshSite));

  watchContent(site, refresh);
  return {
    /** Adds pages after Vite's own middlewares. */
    addPages(): void {
      server.middlewares.use(createFormsMiddleware(site));
      server.middlewares.use(createPageMiddleware(site));
    },
    codeChanged: refresh,
  };
}

/**
 * Sends the files of public/ and the pictures of examples. Vite would follow links, and its process would end at a file
 * that it may not read.
 */
export function createFilesMiddleware(dev: DevSite): Connect.NextHandleFunction {
  const { root, publicDir } = dev.options;
  return (request, response, next) => {
    const path = readAddress(request.url)?.path ?? '';
    const isPublic = dev.site.assets.has(path);
    if (!isPublic && !path.startsWith(examplesPath)) return next();
    response.setHeader('cache-control', 'no-cache');
    const folder = resolve(root, isPublic ? publicDir : 'section-schemas');
    sendFile(folder, path, request, response).then((isSent) => isSent || next(), next);
  };
}

function watchContent(site: DevSite, changed: () => void): void {
  const { server, options } = site;
  const { root, pagesDir, publicDir } = options;
  const schemas = join(root, 'section-schemas');
  const config = join(root, configFile);
  const files = resolve(root, publicDir);
  const folders = [resolve(root, pagesDir), files, schemas];
  server.watcher.add([...folders, config]);
  followFolders(server, folders, () => {
    site.forgetFiles();
    changed();
  });
  server.watcher.on('all', (_event, path) => {
    const file = resolve(path);
    const isIn = (folder: string) => file.startsWith(folder + sep);
    if (isIn(join(schemas, 'generated'))) return;
    if (isIn(schemas)) site.forgetSchemas();
    if (isIn(schemas) || isIn(files)) site.forgetFiles();
    if (file === config || folders.some(isIn)) changed();
  });
}

/**
 * Watches folders again that were moved, or removed and made anew, as by git or a program that writes pages: the file
 * watcher keeps to the old folder, and misses what is in the new one.
 */
function followFolders(
  { watcher, httpServer }: ViteDevServer,
  roots: readonly string[],
  changed: () => void,
): void {
  const { list } = createNodeFileSystem('/');
  const identify = () => {
    const folders = roots.flatMap((root) => [root, ...list(root).map((path) => dirname(join(root, path)))]);
    return new Map(
      Array.from(new Set(folders), (folder) => {
        const { ino, birthtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
        return [folder, `${ino} ${birthtimeMs}`] as const;
      }),
    );
  };
  let known = identify();
  const timer = setInterval(() => {
    const found = identify();
    const others = [...found].filter(([folder, identity]) => known.get(folder) !== identity);
    for (const [folder] of others) watcher.unwatch(folder).add(folder);
    known = found;
    if (others.length > 0) changed();
  }, 1000).unref();
  httpServer?.once('close', () => clearInterval(timer));
}

function tellPages(server: ViteDevServer, event: 'site:update' | 'site:checked'): void {
  server.environments.client.hot.send({ type: 'custom', event });
}

/** Runs once calls have paused, and never twice at a time: an older result could overwrite a newer one. */
function debounce(pauseMs: number, run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(run)), pauseMs);
  };
}
