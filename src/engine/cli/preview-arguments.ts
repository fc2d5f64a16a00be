import { parseArgs } from 'node:util';

export const previewUsage = `Usage: npm run preview [-- options]

  --port N            listen on this port (4173 unless given, or set PORT)
  --host [ADDRESS]    answer other computers too, on all addresses or on this one
  --help              print this

Serves dist/, or the folder that OUT_DIR names, on this computer only unless --host is given.
`;

export interface PreviewArguments {
  port: number;
  /** The address to listen on; undefined for all of them. */
  host: string | undefined;
  /** True when other computers may ask. */
  open: boolean;
  help: boolean;
}

/** @throws Error, with a sentence for the user, when the arguments make no sense. */
export function readPreviewArguments(
  argv: string[],
  environment: Record<string, string | undefined>,
): PreviewArguments {
  const { values } = parseArgs({
    // The address after --host may be left out, which parseArgs does not know.
    args: argv.map((argument, index) =>
      argument === '--host' && (argv[index + 1] ?? '-').startsWith('-') ? '--host=' : argument,
    ),
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const open = values.host !== undefined;
  return {
    port: readPort(values.port ?? environment.PORT ?? '4173'),
    host: open ? values.host || undefined : '127.0.0.1',
    open,
    help: values.help,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`Expected a port from 0 to 65535 instead of "${text}".`);
  return port;
}
