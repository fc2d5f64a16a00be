import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Makes a server listen on a free port, or on the given one. `stop` closes all connections too. */
export async function listen(server: Server, wanted = 0) {
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(wanted, ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Makes a server listen on a port as soon as no other test uses it. */
export async function listenInTurn(server: Server, port: number): Promise<Listening> {
  for (;;)
    try {
      return await listen(server, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await pause(100);
    }
}

/** Returns a local port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
