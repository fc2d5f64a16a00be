import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Receiver } from '../create-receiver.ts';
import { senderOf } from '../rate-limit.ts';

/** Connections per sender: an office shares one address, and a page needs one or two. */
const maxConnections = 40;

/** An HTTP server for the receiver alone. It refuses no connection of the operator's own proxies. */
export function createReceiverServer(receive: Receiver, proxies = 0): Server {
  // Longer than a slow phone needs, in milliseconds.
  const timeouts = { requestTimeout: 180_000, headersTimeout: 20_000, connectionsCheckingInterval: 5000 };
  let isWarned = false;
  const server = createServer(timeouts, (request, response) => {
    // Containers ask for health without a proxy.
    const warning = isWarned || request.url?.endsWith('/health') ? undefined : judgeProxies(request, proxies);
    if (warning !== undefined) console.error(warning);
    isWarned ||= warning !== undefined;
    receive(request, response).catch(() => response.destroy());
  });
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    if (proxies > 0) return;
    const sender = senderOf(socket.remoteAddress ?? '');
    const count = held.get(sender) ?? 0;
    if (count >= maxConnections) return void socket.destroy();
    held.set(sender, count + 1);
    socket.once('close', () => {
      const left = (held.get(sender) ?? 1) - 1;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
    });
  });
  return server;
}

/** Why all visitors count as one sender, if they do. */
function judgeProxies({ headers }: IncomingMessage, proxies: number): string | undefined {
  const passed = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter(Boolean).length;
  if (passed >= proxies && (proxies > 0 || passed === 0)) return undefined;
  const addresses = ['no address', 'one address'][passed] ?? `${passed} addresses`;
  return `A request has ${addresses} in X-Forwarded-For, and --proxies is ${proxies}: all visitors count as one sender, so that messages are soon refused. Give --proxies the number of your proxies, each of which adds an address.`;
}

/** An HTTP server for Prometheus. */
export function createMetricsServer(write: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('Metrics are at /metrics.\n');
    write().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.destroy(),
    );
  });
}
