/* The studio's own HTTP server, beside that of the pages. Start here. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { devNonce } from '../../engine/documents/content-security-policy.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import { readAddress } from '../../hosts/read-address.ts';
import { withBase, withoutBase } from '../../shared/base.ts';
import { createCalls } from './calls.ts';
import { orderIn } from './describe-forms.ts';
import { listFiles } from './disk.ts';
import { createGuard } from './guard.ts';
import { OpenFiles } from './open-files.ts';
import { refuse } from './refuse.ts';

export type Studio = Awaited<ReturnType<typeof mountStudio>>;

/**
 * Starts the studio: a second server, so that what runs in a page cannot read or call it. Its modules come from Vite.
 * `pages`: the origin of the pages.
 */
export async function mountStudio(dev: DevSite, pages: string) {
  const { server } = dev;
  const { hostname } = new URL(pages);
  let host = '';
  const guard = createGuard(() => host);
  const tell = (event: string) => server.environments.client.hot.send({ type: 'custom', event });
  const files = new OpenFiles(
    dev,
    (file, value) => orderIn(dev.site, file, value),
    (file, what) => {
      if (what === 'state') return tell('studio:news');
      // Only a page is compiled anew for each request.
      if (!dev.site.pages.some((page) => page.file === file)) dev.open();
      tell('site:update');
    },
  );
  const answerCall = createCalls(dev, files, { origin: pages, base: server.config.base });

  const studio = createServer((request, response) => {
    const address = readAddress(request.url);
    if (!address) return refuse(response, 404);
    const { path } = address;
    const fail = (error: unknown) => {
      server.config.logger.error(String(error));
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    };
    if (path.startsWith('/api/')) {
      if (!guard.mayCall(request)) return refuse(response, 403);
      return void answerCall(request, response, path.slice('/api/'.length)).catch(fail);
    }
    const search = new URLSearchParams(address.search);
    if (path === '/enter')
      return guard.mayEnter(request, search.get('ticket')) ? lead(response, search) : refuse(response, 403);
    if (!guard.mayRead(request)) return refuse(response, 403);
    if (path === '/') return void sendDocument(dev, response, guard.token, pages, host).catch(fail);
    if (isCode(dev, path) || isPicture(dev, request, path))
      return server.middlewares(request, response, () => refuse(response, 404));
    refuse(response, 404);
  });
  studio.on('upgrade', (request, socket, head) => {
    if (guard.mayConnect(request)) server.httpServer?.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  const { address, port } = server.httpServer!.address() as AddressInfo;
  host = `${hostname}:${await listenNear(studio, port + 1, address)}`;
  followServer(dev, files, studio, tell);

  return {
    origin: `http://${host}`,
    /** The address that leads from a page into the studio, for one use. */
    enter(search: URLSearchParams): string {
      search.set('ticket', guard.issueTicket());
      return `http://${host}/enter?${search.toString()}`;
    },
  };
}

/** Hears of files that others write, and ends with the server of the pages. */
function followServer(dev: DevSite, files: OpenFiles, studio: Server, tell: (event: string) => void): void {
  const { server, options } = dev;
  server.httpServer?.once('close', () => {
    files.saveAll();
    studio.closeAllConnections();
    studio.close();
  });
  server.watcher.on('all', (_event, path) => {
    const file = listFiles(dev.site.files).find((name) => resolve(options.root, name) === resolve(path));
    if (file === undefined) return;
    files.noticeDisk(file);
    tell('studio:news');
  });
}

/** What Vite sends. A page would run its scripts in this origin. */
function isCode({ server }: DevSite, path: string): boolean {
  const within = withoutBase(server.config.base, path) ?? '';
  return /^\/(?:src\/|node_modules\/|\.cache\/vite\/|__open-in-editor$|@(?!site\/))/.test(within);
}

/** A drawing that is opened as a document could have scripts. */
function isPicture({ server, site }: DevSite, { headers }: IncomingMessage, path: string): boolean {
  return (
    headers['sec-fetch-dest'] === 'image' && site.assets.has(withoutBase(server.config.base, path) ?? '')
  );
}

/** Leads to the document's own address: the browser then says that the request is from here, also when it is loaded anew. */
function lead(response: ServerResponse, search: URLSearchParams): void {
  search.delete('ticket');
  const target = search.toString().replaceAll(/["<>]/g, '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html><meta http-equiv="refresh" content="0;url=/?${target}"><title>Studio</title>`);
}

async function sendDocument(
  { server }: DevSite,
  response: ServerResponse,
  token: string,
  pages: string,
  host: string,
): Promise<void> {
  const source = (file: string) => withBase(server.config.base, `/src/studio/client/${file}`);
  const html = await server.transformIndexHtml(
    '/',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="studio" content="${token}"><title>Studio</title><link rel="stylesheet" href="${source('studio.css')}"></head><body><div id="studio"></div><script type="module" src="${source('main.tsx')}"></script></body></html>`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${devNonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws://${host}; frame-src ${pages}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'`,
  });
  response.end(html);
}

/** Ports that browsers do not open, from https://fetch.spec.whatwg.org/#port-blocking; those above 1023. */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Listens on the first free port of the ones behind another. */
async function listenNear(server: Server, port: number, host: string): Promise<number> {
  for (let next = port; next < port + 50 && next < 65_536; next++) {
    if (blockedPorts.has(next)) continue;
    server.listen(next, host);
    try {
      await once(server, 'listening');
      return next;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  throw new Error('The studio found no free port.');
}
