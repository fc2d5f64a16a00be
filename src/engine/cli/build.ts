import { runCommand } from '../../command-line/run-command.ts';
import { baseOption } from '../../command-line/usual-options.ts';
import { readBase } from '../build/options.ts';
import { atOption, readClock } from './clock.ts';
import { buildOnce } from './build-once.ts';
import { defineCommand } from '../../command-line/command.ts';
import { hostNames } from '../../hosts/hosts.ts';

const buildCommand = defineCommand({
  call: 'npm run build',
  description:
    'Checks the content and writes the site to dist/, or to the folder in OUT_DIR. If the check finds errors, the last build stays as it is.',
  options: {
    host: {
      value: 'NAME',
      description: 'add the files that this host needs',
      oneOf: hostNames,
      defaultText: 'SITE_HOST, or none',
    },
    base: baseOption,
    at: atOption,
    preview: {
      description:
        'build drafts and what is not live, too, for a host that only you look at: search engines are told to list nothing',
    },
    compress: { description: 'add .br and .gz files for all text files' },
    sourcemap: { description: 'add source maps of the scripts, which contain the source, for debugging' },
    'no-cache': { description: 'neither read nor write the cache of the last build' },
  },
  examples: ['npm run build -- --host nginx --compress', 'npm run build -- --base /site/'],
  exitCodes: { 0: 'the site is built', 1: 'the build failed', 2: 'an option is invalid' },
});

await runCommand(
  buildCommand,
  ({ values: { host, base, at, preview, compress, sourcemap, 'no-cache': noCache } }) => {
    const flags = {
      sourcemap,
      compress,
      at: readClock(at),
      isPreview: preview,
      ...(host !== undefined && { host }),
      ...(base !== undefined && { base: readBase(base) }),
    };
    return buildOnce(flags, noCache);
  },
);
