import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { basePrefix, withBase, withoutBase } from '../shared/base.ts';
import { formsFolder } from '../shared/forms/form-target.ts';
import { type Address, readAddress, writeAddress } from './read-address.ts';
import {
  contentType,
  headersAt,
  hiddenPath,
  type Routing,
  otherForm,
  otherFormOfHome,
  passesQuery,
  readRouting,
  usualCaching,
} from './routing.ts';
import { sendFile } from './send-file.ts';

export interface SiteServerOptions {
  /**
   * Accepts any `Host` header. Otherwise only names of this computer, so that no other web page can read the site
   * through its own domain name pointed here (DNS rebinding).
   */
  anyHost?: boolean;
  /** Handles form submissions, which a static host does not. */
  receive?: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
}

interface BuiltSite {
  /** The folder with its files. */
  folder: string;
  routing: Routing;
  notFound: Buffer;
}

/** A client that sends or reads nothing for this long is disconnected. */
const idleMs = 60_000;
const requestMs = 30_000;

/**
 * Serves a built site as a static host would: `about.html` at `/about`, the redirects and headers of its `_redirects`
 * and `_headers`, and otherwise 404.html with status 404. A new build counts at once. A failed request never stops the
 * server.
 * @throws Error when `folder` contains no built site.
 */
export function createSiteServer(folder: string, options: SiteServerOptions = {}): Server {
  const { anyHost = false, receive } = options;
  openBuiltSite(folder);
  const server = createServer((request, response) => {
    if (!anyHost && !isLocalHost(request.headers.host)) {
      const words = 'The preview allows this computer only. To allow others, start it with "--host".';
      return answerText(response, 403, words);
    }
    respond(request, response).catch((error: Error) => {
      // The visitor or the file disappeared during the response, and its headers may be sent already.
      if (response.headersSent || response.destroyed) return void response.destroy();
      answerText(response, 500, `The site could not be read: ${error.message}`);
    });
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const site = openBuiltSite(folder);
    const url = withoutBase(site.routing.base, request.url ?? '');
    if (receive && url?.startsWith(`${formsFolder}/`)) {
      request.url = url;
      return receive(request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD').setHeader('connection', 'close');
      return answerText(response, 405, 'Only GET and HEAD are allowed.');
    }
    const address = readAddress(request.url);
    if (address === undefined) return answerText(response, 400, 'Invalid address.');
    return answer(site, address, request, response);
  }
  server.requestTimeout = requestMs;
  server.setTimeout(idleMs);
  return server;
}

/** @throws Error when `folder` contains no built site. */
export function openBuiltSite(folder: string): BuiltSite {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile))
    throw new Error(`"${folder}" contains no built site. Run "npm run build" first.`);
  const routing = readRouting(folder);
  // For hosts that publish the whole folder, the site is in a subfolder named after its base.
  const below = join(folder, routing.base);
  return {
    folder: existsSync(join(below, 'index.html')) ? below : folder,
    routing,
    notFound: readFileSync(notFoundFile),
  };
}

async function answer(
  site: BuiltSite,
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path, search } = address;
  const { base } = site.routing;
  for (const [name, value] of headersAt(site.routing, path)) response.setHeader(name, value);
  const pathInSite = withoutBase(base, path);
  if (pathInSite === undefined) {
    if (path === basePrefix(base)) return void response.writeHead(308, { location: base + search }).end();
    return answerText(response, 404, `The site is at ${base}`);
  }
  let isGone = false;
  // On a disk that ignores letter case, `/_HEADERS` is the same file.
  if (!hiddenPath.test(pathInSite)) {
    const redirect = site.routing.redirects.get(path);
    if (redirect) {
      const location = passesQuery(redirect) ? redirect.to + search : redirect.to;
      return void response.writeHead(redirect.status, { location }).end();
    }
    isGone = site.routing.gone.includes(path);
    const sent = writeAddress({ path: pathInSite, search });
    const plain = sent.replace(otherFormOfHome, '/$1').replace(otherForm, '$1$2');
    if (!isGone && plain !== sent)
      return void response.writeHead(308, { location: withBase(base, plain) }).end();
    if (!isGone && (await sendFile(site.folder, pathInSite, request, response))) return;
  }
  // A missing file may exist later, so headers for its folder do not apply.
  response.setHeader('cache-control', usualCaching).setHeader('content-type', contentType('404.html'));
  response.statusCode = isGone ? 410 : 404;
  response.end(site.notFound);
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8').end(`${text}\n`);
}

/**
 * True for a `Host` header that no attacker can point here: `localhost` or an IP address. Clients without the header
 * are not browsers.
 */
function isLocalHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
}
