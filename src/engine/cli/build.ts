import { runCommand } from '../../command-line/run-command.ts';
import { readBase } from '../build/options.ts';
import { buildCommand } from './build-arguments.ts';
import { buildOnce } from './build-once.ts';

await runCommand(buildCommand, ({ values: { base, 'no-cache': noCache, ...others } }) =>
  buildOnce({ ...others, noCache, base: base === undefined ? undefined : readBase(base) }),
);
