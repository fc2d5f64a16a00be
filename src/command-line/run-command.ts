import { inspect } from 'node:util';
import { explainRefusal } from '../shared/refusal.ts';
import type { Arguments, Command, Options } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { showHelp } from './show-help.ts';

/**
 * Runs a command with what was typed behind it, and sets the exit code to what it returns. Prints its help instead when
 * that is asked for. What it throws ends it with exit code 2 and its message.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  run: (given: Arguments<O>) => number | void | Promise<number | void>,
): Promise<void> {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', endWithReader);
  try {
    const given = readArguments(command, process.argv.slice(2));
    if (given === undefined) process.stdout.write(showHelp(command));
    else process.exitCode = (await run(given)) ?? process.exitCode;
  } catch (error) {
    process.stderr.write(`${explain(error, command.call)}\n`);
    process.exitCode = 2;
  }
}

/** A program that reads the output, such as `head`, may have seen enough of it. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

function explain(error: unknown, call: string): string {
  if (error instanceof UsageError) return `${error.message}\n"${call} -- --help" says how it is used.`;
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return refusal;
  // An error of another kind, such as a TypeError, is a mistake in the code: its place helps.
  return error instanceof Error && error.name === 'Error' ? error.message : inspect(error);
}
