import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';

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

/** Where to serve the built site. */
export interface Place {
  port: number;
  /** The address to listen on; undefined for all of them. */
  host: string | undefined;
  /** True if other computers have access. */
  open: boolean;
}

/** @throws UsageError when PORT is not a port. */
export function readPlace(
  { port, host }: Values<typeof options>,
  environment: Record<string, string | undefined> = process.env,
): Place {
  const open = host !== undefined;
  return {
    port: port ?? readPort(environment.PORT ?? '4173'),
    host: open ? host || undefined : '127.0.0.1',
    open,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`Expected a port from 0 to 65535 in PORT instead of "${text}".`);
  return port;
}
