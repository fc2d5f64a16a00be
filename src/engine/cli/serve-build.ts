import type { AddressInfo } from 'node:net';
import { readFolderSetting } from '../build/folder-setting.ts';
import { createBuiltForms } from '../../receiver/built-forms.ts';
import { stopGracefully } from '../../receiver/cli/serve-alone.ts';
import { mountReceiver } from '../../receiver/mount-receiver.ts';
import { createSiteServer, openBuiltSite } from '../serve/site-server.ts';
import type { Place } from './preview-arguments.ts';

/**
 * Serves the built site, prints its address and goes on until it is stopped. `call` is the command to be named.
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
        : error.message,
    ),
  );
  server.listen(port, host, () => {
    const { port: chosen } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${chosen}${site.rules.base}`);
    if (open) console.log('Other computers can reach it too, until you stop it.');
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopGracefully(server)
        .then(() => receiver.close())
        .catch((error: Error) => fail(error.message));
    });
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
