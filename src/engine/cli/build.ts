import { runCommand } from '../../command-line/run-command.ts';
import { baseOption } from '../../command-line/usual-options.ts';
import { readBase } from '../build/options.ts';
import { buildOnce } from './build-once.ts';
import { defineCommand } from '../../command-line/command.ts';
import { hostNames } from '../../hosts/hosts.ts';

const buildCommand = defineCommand({
  call: 'npm run build',
  what: 'Checks the content and writes the site to dist/, or to the folder in OUT_DIR. If the check finds errors, the last build stays as it is.',
  options: {
    host: {
      takes: 'NAME',
      what: 'add the files that this host needs',
      oneOf: hostNames,
      unless: 'SITE_HOST, or none',
    },
    base: baseOption,
    compress: { what: 'add .br and .gz files for all text files' },
    sourcemap: { what: 'add source maps of the scripts, which contain the source, for debugging' },
    'no-cache': { what: 'neither read nor write the cache of the last build' },
  },
  examples: ['npm run build -- --host nginx --compress', 'npm run build -- --base /site/'],
  exitCodes: { 0: 'the site is built', 1: 'the build failed', 2: 'an option is invalid' },
});

await runCommand(buildCommand, ({ values: { host, base, compress, sourcemap, 'no-cache': noCache } }) => {
  const flags = {
    sourcemap,
    compress,
    ...(host !== undefined && { host }),
    ...(base !== undefined && { base: readBase(base) }),
  };
  return buildOnce(flags, noCache);
});
