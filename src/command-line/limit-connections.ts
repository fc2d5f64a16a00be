import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server hold `most` connections. Of more than that, the one that has sent least in its time is closed.
 * `clock` is monotonic, in milliseconds.
 */
export function limitConnections(server: Server, most: number, clock = () => performance.now()): void {
  const begun = new Map<Socket, number>();
  // As if each had sent 1 KB within a second before, so that a new one is not the slowest.
  const speedOf = (socket: Socket) => (socket.bytesRead + 1024) / (clock() - begun.get(socket)! + 1000);
  server.on('connection', (socket) => {
    begun.set(socket, clock());
    socket.once('close', () => begun.delete(socket));
    if (begun.size <= most) return;
    [...begun.keys()].reduce((slow, other) => (speedOf(other) < speedOf(slow) ? other : slow)).destroy();
  });
}
