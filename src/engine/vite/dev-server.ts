import { accessSync, constants, mkdirSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { explainRefusal } from '../../shared/refusal.ts';
import { configFile } from '../check/severities.ts';
import { writeContentSchemas } from '../generate/content-schemas.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';
import { examplesPath } from '../files/output-paths.ts';
import { type Cause, createDevSite, type DevSite } from './dev-site.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { createFormsMiddleware } from './forms-middleware.ts';
import { createPageMiddleware } from './page-middleware.ts';
import { showFailure } from './error-overlay.ts';
import { refuseAddresses, refuseFiles } from './refuse-requests.ts';
import type { SitePluginOptions } from '../build/options.ts';

/** Milliseconds that group several saves, or one save in several steps, into one change. */
const settleMs = 20;

/** Milliseconds in which open pages load a change before the check takes the processor. */
const headStartMs = 100;

export type DevServer = Awaited<ReturnType<typeof serveSite>>;

/** Starts the development server, which renders pages as the build does and updates the open one. */
export async function serveSite(server: ViteDevServer, options: SitePluginOptions) {
  refuseAddresses(server);
  // Vite would start without its cache folder, and serve no scripts.
  mkdirSync(server.config.cacheDir, { recursive: true });
  accessSync(server.config.cacheDir, constants.W_OK);
  server.middlewares.use(server.config.base, refuseFiles(options));
  const site = await createDevSite(server, options);
  server.middlewares.use(server.config.base, serveExamples(site));
  offerContent(server, options.root, site);
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => showFailure(server, error));
  const inspect = debounce<void>(headStartMs, () => attempt(inspectSite()));
  const refresh = debounce<Cause>(settleMs, (causes) => attempt(refreshSite(causes)));

  async function refreshSite(causes: ReadonlySet<Cause>): Promise<void> {
    site.open(causes);
    if (causes.has('schemas')) await renewGeneratedFiles(server, options.root, site);
    // Each open page decides how to update. It does not wait for a check that takes longer.
    tellPages(server, 'site:update');
    inspect();
  }

  async function inspectSite(): Promise<void> {
    // When the site has changed meanwhile, the next check reports.
    if (!(await site.inspect())) return;
    tellPages(server, 'site:checked');
    offerContent(server, options.root, site);
  }

  watchContent(server, options, refresh);
  return {
    /** Adds pages after Vite's own middlewares. */
    addPages(): void {
      server.middlewares.use(createFormsMiddleware(server, site));
      server.middlewares.use(createPageMiddleware(server, site, options));
    },
    codeChanged: () => refresh('code'),
  };
}

/** Lets Vite serve the files of examples at their addresses, unless public/ has such a file. */
function serveExamples(site: DevSite): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const { url = '' } = request;
    if (url.startsWith(examplesPath) && !site.site().assets.has(url.split('?', 1)[0]!))
      request.url = `/section-schemas${url}`;
    next();
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
  followReplaced(server, [content, schemas, files]);
  for (const [folder, cause] of [
    [content, 'content'],
    [files, 'public'],
  ] as const)
    followFolder(server, folder, () => {
      server.watcher.add(folder);
      changed(cause);
    });
  server.watcher.on('all', (_event, path) => {
    const file = resolve(path);
    const isIn = (folder: string) => file.startsWith(folder + sep);
    if (isIn(join(schemas, 'generated'))) return;
    if (isIn(schemas)) changed('schemas');
    else if (isIn(files)) changed('public');
    else if (isIn(content) || file === config) changed('content');
  });
}

/**
 * Watches folders again that were removed and made anew at once, as by git or a program that writes pages: the file
 * watcher keeps to the removed folder, and misses new files.
 */
function followReplaced({ watcher }: ViteDevServer, roots: readonly string[]): void {
  const identify = (folder: string) => {
    const { ino, birthtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    return ino && `${ino} ${birthtimeMs}`;
  };
  const { list } = createNodeFileSystem('/');
  const folders = roots.flatMap((root) => list(root).map((path) => dirname(join(root, path))));
  const known = new Map(folders.map((folder) => [folder, identify(folder)]));
  watcher.on('all', (_event, path) => {
    const folder = dirname(resolve(path));
    const found = identify(folder);
    if (found === undefined || found === known.get(folder)) return;
    if (known.has(folder)) watcher.unwatch(folder).add(folder);
    known.set(folder, found);
  });
}

/** Calls `tell` also when a folder is moved away and back, which the file watcher misses. */
function followFolder({ httpServer }: ViteDevServer, folder: string, tell: () => void): void {
  watchFile(folder, { persistent: false, interval: 1000 }, tell);
  httpServer?.once('close', () => unwatchFile(folder, tell));
}

/** Updates the schemas that give editors completions of the site's content. */
function offerContent(server: ViteDevServer, root: string, site: DevSite): void {
  try {
    writeContentSchemas(root, site.site(), [...site.pages().values()]);
  } catch (error) {
    // Serving pages does not need it.
    server.config.logger.warn(
      `Editors cannot suggest the site's content. ${explainRefusal(error) ?? String(error)}`,
    );
  }
}

/** Updates types, editor schemas and docs after a change of schemas. */
async function renewGeneratedFiles(server: ViteDevServer, root: string, site: DevSite): Promise<void> {
  const { schemas } = site.site();
  // The inspection reports broken schemas next.
  if (!schemas) return;
  try {
    for (const line of await writeGeneratedFiles(root, schemas)) server.config.logger.info(line);
  } catch (error) {
    server.config.logger.warn(error instanceof Error ? error.message : String(error));
  }
}

function tellPages(server: ViteDevServer, event: 'site:update' | 'site:checked'): void {
  server.environments.client.hot.send({ type: 'custom', event });
}

/** Runs once calls have paused, and never twice at a time: an older result could overwrite a newer one. */
function debounce<Passed>(
  pauseMs: number,
  run: (all: ReadonlySet<Passed>) => Promise<void>,
): (passed: Passed) => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let passed = new Set<Passed>();
  return (value) => {
    passed.add(value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const collected = passed;
      passed = new Set();
      running = running.then(() => run(collected));
    }, pauseMs);
  };
}
