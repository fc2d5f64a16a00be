import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Forwards connections to a port of this computer. While it is still, no byte passes, and no connection ends. */
export async function startStallingProxy(port: number) {
  const open = new Set<Socket>();
  let isStill = false;
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => void other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      if (isStill) one.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Lets nothing pass, or everything again. */
    setStill(still: boolean): void {
      isStill = still;
      for (const socket of open)
        if (still) socket.pause();
        else socket.resume();
    },
  };
}
