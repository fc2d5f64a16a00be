import { networkInterfaces } from 'node:os';
import { readFolderSetting } from '../build/options.ts';
import { createBuiltForms, readPreviewMark } from '../../receiver/built-forms.ts';
import { mountReceiver } from '../../receiver/mount-receiver.ts';
import { createSiteServer, openBuiltSite } from '../../hosts/preview.ts';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { hostOption } from '../../command-line/usual-options.ts';
import { readPort, serve } from '../../command-line/serve.ts';

/** Only this computer reaches it. */
const localAddress = '127.0.0.1';

/**
 * Serves the built site until it is stopped.
 * @throws Error when there is none.
 */
export async function serveBuild({ port, host }: ListenAddress, call: string): Promise<void> {
  const folder = readFolderSetting('OUT_DIR', 'dist');
  const site = openBuiltSite(folder);
  const receiver = mountReceiver(createBuiltForms(site.folder));
  const isOpen = host !== localAddress;
  const preview = await readPreviewMark(site.folder);
  serve(createSiteServer(folder, { anyHost: isOpen, receive: receiver.receive }), {
    call,
    port,
    host,
    started(chosen) {
      const names = isOpen ? listNames(host) : ['localhost'];
      const addresses = names.map((name) => `http://${name}:${chosen}${site.routing.base}`);
      console.log(`The site is at ${addresses.join('\nand at ')}`);
      if (preview !== undefined) console.log(preview);
      if (isOpen) console.log('Other computers can reach it too, until you stop it.');
    },
    stopped: () => receiver.close(),
  });
}

/** The names of an address in URLs; of all addresses, "localhost" and the IPv4 ones in the networks of this computer. */
function listNames(host = '::'): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const outside = interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...outside.map(({ address }) => address)];
}

const options = {
  port: { value: 'N', description: 'listen on this port', within: [0, 65_535], defaultText: 'PORT, or 4173' },
  host: hostOption,
} as const;

export const previewCommand = defineCommand({
  call: 'npm run preview',
  description:
    'Serves dist/, or the folder in OUT_DIR, as a static host would, and stores the messages of forms.',
  options,
  examples: ['npm run preview -- --port 8080', 'npm run preview -- --host'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

export const startCommand = defineCommand({
  call: 'npm start',
  description: 'Builds the site, serves it as a static host would, and stores the messages of forms.',
  options,
  notes: 'For options of the build, run "npm run build" and then "npm run preview".',
  examples: ['npm start -- --port 8080', 'npm start -- --host'],
  exitCodes: { 0: 'the server was stopped', 1: 'the build failed', 2: 'the server could not start' },
});

type ListenAddress = ReturnType<typeof readListenAddress>;

/**
 * Where to serve the built site. `host`: the address to listen on; undefined for all of them.
 * @throws UsageError when PORT is not a port.
 */
export function readListenAddress(
  { port, host = localAddress }: Values<typeof options>,
  environment: Record<string, string | undefined> = process.env,
) {
  return { port: port ?? readPort(environment.PORT ?? '4173'), host: host || undefined };
}
