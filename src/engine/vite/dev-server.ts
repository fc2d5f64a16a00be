import { accessSync, constants, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connect, normalizePath, type ViteDevServer } from 'vite';
import { readAddress } from '../../hosts/read-address.ts';
import { sendFile } from '../../hosts/send-file.ts';
import { withoutStack } from '../../shared/plain-error.ts';
import { configFile } from '../check/severities.ts';
import { writeContentSchemas } from '../generate/editor-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';
import { examplesPath } from '../files/output-paths.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { followFolders } from './follow-folders.ts';
import { createFormsMiddleware } from './forms-middleware.ts';
import { createPageMiddleware, showFailure } from './page-middleware.ts';
import { createStudioDoor } from './studio-door.ts';
import type { BuildOptions } from '../build/options.ts';

/** Milliseconds that group saves into one change: more than 50, in which the watcher omits further ones of a file. */
const settleMs = 60;

/** Milliseconds in which open pages load a change before the check takes the processor. */
const headStartMs = 100;

/** Passes Vite, and has no page, as it cannot be decoded. */
const invalidAddress = '/%';

export type DevServer = Awaited<ReturnType<typeof serveSite>>;

/** Starts the development server, which renders pages as the build does and updates the open one. */
export async function serveSite(server: ViteDevServer, options: BuildOptions) {
  // Vite's process would end at some addresses, such as "http://[". Its own begin with "/@" and may hold anything.
  server.httpServer?.prependListener('request', (request: IncomingMessage) => {
    if (!request.url?.startsWith('/@') && !readAddress(request.url)) request.url = invalidAddress;
  });
  // Vite would start without its cache folder, and serve no scripts.
  mkdirSync(server.config.cacheDir, { recursive: true });
  accessSync(server.config.cacheDir, constants.W_OK);
  const studio = createStudioDoor(server);
  server.middlewares.use(refuseOtherSites(studio.isFrame));
  const site = await createDevSite(server, options);
  server.middlewares.use(studio.middleware(site));
  server.middlewares.use(server.config.base, createFilesMiddleware(site));
  const files = createFileGenerator(site);
  // What a checkout or a merge has left behind. The first page does not wait for it.
  server.httpServer?.once('listening', () => void files.generate());
  writeContentSchemas(options.root, site.site, site.report.pages);

  const changed = debounce(server, async (signal) => {
    site.open();
    // Each open page decides how to update. It does not wait for the check, which takes longer with each page.
    tellPages(server, 'site:update');
    await pause(headStartMs, undefined, { signal });
    // Types are needed at once, anchors for editors are known after the check.
    await files.offer();
    const areListsNew = await site.check(signal);
    if (areListsNew) tellPages(server, 'site:update');
    tellPages(server, 'site:checked');
    await files.offer();
  });
  watchContent(site, changed);
  return {
    /** Adds pages after Vite's own middlewares. */
    addPages(): void {
      server.middlewares.use(createFormsMiddleware(site));
      server.middlewares.use(createPageMiddleware(site));
    },
    codeChanged: changed,
  };
}

/**
 * Writes the files that schemas and pages are made into for editors and developers. Serving pages needs none of them, so a
 * failure is a warning.
 */
function createFileGenerator(dev: DevSite) {
  const { server, options } = dev;
  const { logger, configFileDependencies } = server.config;
  let generated: SchemaSet | undefined;
  /** True when this server's own code has changed, such as by a checkout: Vite starts a new one. */
  let isOutdated = false;
  server.watcher.on('all', (_event, path) => {
    isOutdated ||= configFileDependencies.includes(normalizePath(resolve(path)));
  });

  /** Writes types, editor schemas and docs that the schemas have left behind, and names each file. */
  async function writeGenerated(): Promise<void> {
    const { schemas } = dev.site;
    // The check reports broken schemas.
    if (schemas === generated || schemas.findings.length > 0 || isOutdated) return;
    generated = schemas;
    for (const line of await writeGeneratedFiles(options.root, schemas)) logger.info(line);
  }

  const warnOfFailure = (work: () => Promise<void>) =>
    work().catch((error: unknown) => logger.warn((withoutStack(error) as Error).message));
  return {
    generate: () => warnOfFailure(writeGenerated),
    /** The same, and the names that editors complete. */
    offer: () =>
      warnOfFailure(async () => {
        await writeGenerated();
        writeContentSchemas(options.root, dev.site, dev.report.pages);
      }),
  };
}

/**
 * Refuses what pages of other sites load or call: they may only link here. Vite opens a file in the editor on any
 * request, which only the page with the error may send. Browsers say where a request comes from only to this computer's own names
 * and with HTTPS.
 */
function refuseOtherSites(isFrame: (request: IncomingMessage) => boolean): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { headers, url = '' } = request;
    const { 'sec-fetch-site': from, 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = headers;
    const isOwn = from === 'same-origin' || isFrame(request);
    const isLink = from === undefined || from === 'none' || (mode === 'navigate' && target === 'document');
    const isTool = /\/__open-in-editor/i.test(url);
    if (isOwn || (isLink && !isTool)) return next();
    response
      .writeHead(403, { 'content-type': 'text/plain' })
      .end('Another site has no use for this address.\n');
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
    sendFile(folder, path, request, response)
      .then((isSent) => isSent || next())
      // The browser may have left, or the file shrunk, during the response.
      .catch((error: unknown) =>
        response.headersSent || response.destroyed ? response.destroy() : next(error),
      );
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
  const stop = followFolders(folders, (folder) => {
    server.watcher.unwatch(folder).add(folder);
    // Everything in it may be new.
    server.watcher.emit('all', 'addDir', folder);
  });
  server.httpServer?.once('close', stop);
  server.watcher.on('all', (event, path) => {
    const file = resolve(path);
    const isIn = (folder: string) => (file + sep).startsWith(folder + sep);
    if (isIn(join(schemas, 'generated'))) return;
    if (isIn(schemas)) site.forgetSchemas();
    if (isIn(schemas) || isIn(files)) site.forgetFiles();
    // Browsers keep a picture that they show, as a replaced one has the same address.
    if (isIn(files) && event === 'change') server.environments.client.hot.send({ type: 'full-reload' });
    if (file === config || folders.some(isIn)) changed();
  });
}

function tellPages(server: ViteDevServer, event: 'site:update' | 'site:checked'): void {
  server.environments.client.hot.send({ type: 'custom', event });
}

/** Returns a function that runs `work` once its calls have paused. A call ends an earlier run by its signal. */
function debounce(server: ViteDevServer, work: (signal: AbortSignal) => Promise<void>): () => void {
  let last = new AbortController();
  return () => {
    last.abort();
    const { signal } = (last = new AbortController());
    pause(settleMs, undefined, { signal })
      .then(() => work(signal))
      .catch((error: unknown) => (signal.aborted ? undefined : showFailure(server, error)));
  };
}
