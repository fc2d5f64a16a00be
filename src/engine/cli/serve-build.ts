import { networkInterfaces } from 'node:os';
import { readFolderSetting } from '../build/options.ts';
import { createBuiltForms } from '../../receiver/built-forms.ts';
import { mountReceiver } from '../../receiver/mount-receiver.ts';
import { createSiteServer, openBuiltSite } from '../../hosts/preview.ts';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { readPort, serve } from '../../command-line/serve.ts';

/** Only this computer reaches it. */
const ownAddress = '127.0.0.1';

/**
 * Serves the built site until it is stopped.
 * @throws Error when there is none.
 */
export function serveBuild({ port, host }: Place, call: string): void {
  const folder = readFolderSetting('OUT_DIR', 'dist');
  const site = openBuiltSite(folder);
  const receiver = mountReceiver(createBuiltForms(site.folder));
  const isOpen = host !== ownAddress;
  serve(createSiteServer(folder, { anyHost: isOpen, receive: receiver.receive }), {
    call,
    port,
    host,
    started(chosen) {
      const isAll = host === undefined || host === '0.0.0.0' || host === '::';
      const [first, ...others] = isAll
        ? ['localhost', ...listAddresses()]
        : [isOpen ? nameOf(host) : 'localhost'];
      const addressAt = (name: string) => `http://${name}:${chosen}${site.rules.base}`;
      console.log(`The site is at ${addressAt(first)}`);
      for (const name of others) console.log(`and at ${addressAt(name)}`);
      if (isOpen) console.log('Other computers can reach it too, until you stop it.');
    },
    stopped: () => receiver.close(),
  });
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

const options = {
  port: { takes: 'N', what: 'listen on this port', within: [0, 65_535], unless: 'PORT, or 4173' },
  host: {
    takes: '[ADDRESS]',
    what: 'allow other computers, on all addresses or on this one',
    unless: 'only this computer',
  },
} as const;

export const previewCommand = defineCommand({
  call: 'npm run preview',
  what: 'Serves dist/, or the folder in OUT_DIR, as a static host would, and stores the messages of forms.',
  options,
  examples: ['npm run preview -- --port 8080', 'npm run preview -- --host'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

export const startCommand = defineCommand({
  call: 'npm start',
  what: 'Builds the site, serves it as a static host would, and stores the messages of forms.',
  options,
  notes: 'For options of the build, run "npm run build" and then "npm run preview".',
  examples: ['npm start -- --port 8080', 'npm start -- --host'],
  exitCodes: { 0: 'the server was stopped', 1: 'the build failed', 2: 'the server could not start' },
});

/** Where to serve the built site. `host`: the address to listen on; undefined for all of them. */
interface Place {
  port: number;
  host: string | undefined;
}

/** @throws UsageError when PORT is not a port. */
export function readPlace(
  { port, host = ownAddress }: Values<typeof options>,
  environment: Record<string, string | undefined> = process.env,
): Place {
  return { port: port ?? readPort(environment.PORT ?? '4173'), host: host || undefined };
}
