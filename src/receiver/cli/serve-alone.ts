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

/** Ends a server without breaking off an answer: no new connections, and each is closed once it is idle. */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((stopped) => {
    // Clients keep a connection open behind the last answer.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(closing);
      stopped();
    });
  });
}
