import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps a server to `maxConnections` open connections. Of more than that, the one that has sent least in its time is closed.
 * `clock` is monotonic, in milliseconds.
 */
export function limitConnections(
  server: Server,
  maxConnections: number,
  clock = () => performance.now(),
): void {
  const begun = new Map<Socket, number>();
  // As if each had sent 1 KB within a second before, so that a new one is not the slowest.
  const speedOf = ([socket, start]: [Socket, number]) => (socket.bytesRead + 1024) / (clock() - start + 1000);
  server.on('connection', (socket) => {
    begun.set(socket, clock());
    socket.once('close', () => begun.delete(socket));
    if (begun.size <= maxConnections) return;
    const [slowest] = [...begun].reduce((slow, entry) => (speedOf(entry) < speedOf(slow) ? entry : slow));
    slowest.destroy();
  });
}
