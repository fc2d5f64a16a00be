import type { AddressInfo } from 'node:net';
import { readFolderSetting } from '../build/folder-setting.ts';
import { createBuiltForms } from '../../receiver/built-forms.ts';
import { stopGracefully } from '../../receiver/cli/serve-alone.ts';
import { mountReceiver } from '../../receiver/mount-receiver.ts';
import { createSiteServer, openBuiltSite } from '../serve/site-server.ts';
import { previewUsage, readPreviewArguments } from './preview-arguments.ts';

/** `npm run preview`: serves the built site and prints its address. */
try {
  const { port, host, open, help } = readPreviewArguments(process.argv.slice(2), process.env);
  if (help) process.stdout.write(previewUsage);
  else serve(port, host, open);
} catch (error) {
  fail((error as Error).message);
}

function serve(port: number, host: string | undefined, open: boolean): void {
  const folder = readFolderSetting('OUT_DIR', 'dist');
  const site = openBuiltSite(folder);
  const receiver = mountReceiver(createBuiltForms(site.folder));
  const server = createSiteServer(folder, { anyHost: open, receive: receiver.receive });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`
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
