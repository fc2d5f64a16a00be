import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readFolderSetting } from '../build/options.ts';
import { createBuiltForms } from '../../receiver/built-forms.ts';
import { stopGracefully } from '../../receiver/cli/serve-alone.ts';
import { mountReceiver } from '../../receiver/mount-receiver.ts';
import { createSiteServer, openBuiltSite } from '../../hosts/preview.ts';
import type { Place } from './preview-arguments.ts';

/**
 * Serves the built site, prints its address and runs until it is stopped. `call`: the command for messages.
 * @throws Error when there is no built site.
 */
export function serveBuild({ port, host, open }: Place, call: string): void {
  const folder = readFolderSetting('OUT_DIR', 'dist');
  const site = openBuiltSite(folder);
  const receiver = mountReceiver(createBuiltForms(site.folder));
  const server = createSiteServer(folder, { anyHost: open, receive: receiver.receive });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another: ${call} -- --port ${port + 1}`
        : error.code === 'EACCES'
          ? `Port ${port} needs system privileges. Choose one from 1024: ${call} -- --port 4173`
          : error.message,
    ),
  );
  server.listen(port, host, () => {
    const { port: chosen } = server.address() as AddressInfo;
    const addressAt = (name: string) => `http://${name}:${chosen}${site.rules.base}`;
    const isOne = open && host !== undefined && !['0.0.0.0', '::'].includes(host);
    console.log(`The site is at ${addressAt(isOne ? nameOf(host) : 'localhost')}`);
    if (!open) return;
    if (!isOne) for (const name of listAddresses()) console.log(`and at ${addressAt(name)}`);
    console.log('Other computers can reach it too, until you stop it.');
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopGracefully(server)
        .then(() => receiver.close())
        .catch((error: Error) => fail(error.message));
    });
  }
}

/** The IPv4 addresses of this computer in its networks. */
function listAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((own = []) => own)
    .flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : [address]));
}

/** URLs have IPv6 addresses in brackets. */
function nameOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
