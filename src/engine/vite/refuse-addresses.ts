import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { readAddress } from '../../hosts/read-address.ts';

const refused = '/@site/no-address';

/**
 * Answers 400 to invalid addresses. Vite parses addresses before it calls a plug-in, and some (`http://[`) end its
 * process, so they are replaced before Vite sees them.
 */
export function refuseAddresses({ httpServer, middlewares }: ViteDevServer): void {
  httpServer?.prependListener('request', (request: IncomingMessage) => {
    if (!isAddress(request.url)) request.url = refused;
  });
  httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isAddress(request.url)) return;
    request.url = refused;
    socket.destroy();
  });
  middlewares.use((request, response, next) => {
    if (request.url !== refused) return next();
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This is no address of a page.\n');
  });
}

/** Vite's own addresses begin with `/@` and may hold anything. */
function isAddress(url: string | undefined): boolean {
  return url?.startsWith('/@') || readAddress(url) !== undefined;
}
