import { createServer, type Server } from 'node:http';
import type { Receiver } from '../create-receiver.ts';
import { senderOf } from '../rate-limit.ts';

/** How many connections one sender may hold: an office has one address, and a page needs one or two. */
const maxConnections = 40;

/** A server with nothing but the receiver. Behind proxies all connections are theirs, and none is refused. */
export function createReceiverServer(receive: Receiver, proxies = 0): Server {
  // Whoever sends more slowly than this is no visitor with a slow phone.
  const patience = { requestTimeout: 180_000, headersTimeout: 20_000, connectionsCheckingInterval: 5000 };
  const server = createServer(patience, (request, response) => {
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
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    if (proxies > 0) return;
    const sender = senderOf(socket.remoteAddress ?? '');
    const count = held.get(sender) ?? 0;
    if (count >= maxConnections) return void socket.destroy();
    held.set(sender, count + 1);
    socket.once('close', () => {
      const left = held.get(sender)! - 1;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
    });
  });
  return server;
}

/**
 * Ends a server without breaking off an answer: no new connections, and each is closed once it is idle. What takes longer
 * than `patience` milliseconds is broken off.
 */
export function stopGracefully(server: Server, patience = 10_000): Promise<void> {
  return new Promise((stopped) => {
    // Clients keep a connection open behind the last answer.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(deadline);
      stopped();
    });
  });
}
