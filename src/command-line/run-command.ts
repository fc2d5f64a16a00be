import { inspect } from 'node:util';
import { explainRefusal } from '../shared/refusal.ts';
import type { Arguments, Command, Options } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { showHelp } from './show-help.ts';

/**
 * Runs a command with the arguments of the process and sets the exit code to its result, or prints its help.
 * An error ends the command with its message and exit code 2.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  run: (args: Arguments<O>) => number | void | Promise<number | void>,
): Promise<void> {
  if (!process.stdout.listeners('error').includes(handleLostOutput))
    process.stdout.on('error', handleLostOutput);
  try {
    const args = readArguments(command, process.argv.slice(2), process.env);
    if (args === undefined) process.stdout.write(showHelp(command));
    else process.exitCode = (await run(args)) ?? process.exitCode;
  } catch (error) {
    if (isOfMissingPackage(error)) throw error;
    process.stderr.write(`${explain(error, command.call)}\n`);
    process.exitCode = 2;
  }
}

/** True for an error that run.mjs explains. */
export function isOfMissingPackage(error: unknown): boolean {
  return String((error as { code?: string } | undefined)?.code).endsWith('MODULE_NOT_FOUND');
}

/** A reader of the output, such as `head`, may close the pipe early. The command goes on: it may be writing files. */
function handleLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${explainRefusal(error, 'stdout') ?? error.message}\n`);
  process.exit(2);
}

function explain(error: unknown, call: string): string {
  if (error instanceof UsageError) return `${error.message}\n"${call} -- --help" lists its options.`;
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return refusal;
  // Any other error, such as a TypeError, is a bug in the code: print its stack.
  return error instanceof Error && error.name === 'Error' ? error.message : inspect(error);
}
