import { parseArgs } from 'node:util';
import { readBase } from '../build/base-setting.ts';
import { findHost, hostNames } from '../hosts/hosts.ts';

export const buildUsage = `Usage: npm run build [-- options]

  --host NAME         add what this host needs: ${hostNames.slice(0, 4).join(', ')},
                      ${hostNames.slice(4).join(', ')}
  --base PATH         the path below which the site lies on its host, such as /site/;
                      "/" unless package.json says otherwise: "config": { "base": "/site/" }
  --compress          write .br and .gz files beside all text files
  --no-cache          do everything anew, and remember nothing for the next build
  --logLevel LEVEL    say less: info (unless given), warn, error or silent
  --help              print this

Writes the site to dist/, or to the folder that OUT_DIR names.
`;

const levels = ['info', 'warn', 'error', 'silent'] as const;

export interface BuildArguments {
  host: string | undefined;
  base: string | undefined;
  compress: boolean;
  noCache: boolean;
  logLevel: (typeof levels)[number];
  help: boolean;
}

/** @throws Error, with a sentence for the user, when the arguments make no sense. */
export function readBuildArguments(argv: string[]): BuildArguments {
  const { values } = parseArgs({
    args: argv,
    options: {
      host: { type: 'string' },
      base: { type: 'string' },
      compress: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
      logLevel: { type: 'string', default: 'info' },
      help: { type: 'boolean', default: false },
    },
  });
  const { host, compress, help, 'no-cache': noCache } = values;
  if (host !== undefined) findHost(host);
  const logLevel = levels.find((level) => level === values.logLevel);
  if (logLevel === undefined)
    throw new Error(`Unknown log level "${values.logLevel}". Known: ${levels.join(', ')}.`);
  const base = values.base === undefined ? undefined : readBase(values.base);
  return { host, base, compress, noCache, logLevel, help };
}
