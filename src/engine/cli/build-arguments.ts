import { defineCommand } from '../../command-line/command.ts';
import { hostNames } from '../../hosts/hosts.ts';

export const buildCommand = defineCommand({
  call: 'npm run build',
  what: 'Checks the content and writes the finished site to dist/, or to the folder that OUT_DIR names. Stops, and leaves the last build alone, when the check finds errors.',
  options: {
    host: {
      takes: 'NAME',
      what: 'add what this host needs',
      oneOf: hostNames,
      unless: 'SITE_HOST, or nothing is added',
    },
    base: {
      takes: 'PATH',
      what: 'the path below which the site lies on its host, such as /site/',
      unless: '"/", or what package.json says: "config": { "base": "/site/" }',
    },
    compress: { what: 'write .br and .gz files beside all text files' },
    'no-cache': { what: 'do everything anew, and remember nothing for the next build' },
    logLevel: {
      takes: 'LEVEL',
      what: 'how much is said',
      oneOf: ['info', 'warn', 'error', 'silent'],
      default: 'info',
    },
  },
  examples: ['npm run build -- --host nginx --compress', 'npm run build -- --base /site/'],
  exitCodes: { 0: 'the site is written', 1: 'it is not', 2: 'the options make no sense' },
});
