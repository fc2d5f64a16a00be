import { createServer, type Server } from 'node:http';
import type { Receiver } from '../create-receiver.ts';

/** A server with nothing but the receiver. */
export function createReceiverServer(receive: Receiver): Server {
  const server = createServer((request, response) => {
    receive(request, response).then(
      (isOurs) => {
        if (!isOurs)
          response
            .writeHead(404, { 'content-type': 'text/plain' })
            .end('There is no form at this address.\n');
      },
      () => response.destroy(),
    );
  });
  // Whoever sends more slowly than this is no visitor with a slow phone.
  server.requestTimeout = 180_000;
  server.headersTimeout = 20_000;
  return server;
}

/** Ends a server without breaking off an answer: no new connections, and idle ones are closed. */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((stopped) => {
    server.close(() => stopped());
    server.closeIdleConnections();
  });
}
