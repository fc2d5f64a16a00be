import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening server. */
export interface Listening {
  port: number;
  /** `http://localhost:…` */
  url: string;
  /** Closes all connections too. */
  stop(): Promise<void>;
}

/** Makes a server listen on a free port, or on the given one. */
export async function listen(server: Server, wanted = 0): Promise<Listening> {
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(wanted, ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Returns a local port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
