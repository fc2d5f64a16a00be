import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { vi } from 'vitest';
import { callCommand, type CommandOutcome } from './call-command.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where a command is called. */
export interface Surroundings {
  /** Environment variables beside those of the tests. */
  env?: Record<string, string>;
  /** The folder it is called in; by default the project's. */
  cwd?: string;
}

/** Calls a command as `callCommand` does, and elsewhere. The process is afterwards as it was. */
export async function callIn(
  { env = {}, cwd = root }: Surroundings,
  file: string,
  ...args: string[]
): Promise<CommandOutcome> {
  const environment = { ...process.env };
  const folder = process.cwd();
  const log = vi.spyOn(console, 'log').mockImplementation((...parts: unknown[]) => {
    const line = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
    process.stdout.write(`${line}\n`);
  });
  try {
    setEnvironment({ ...environment, FORCE_COLOR: undefined, NO_COLOR: '1', ...env });
    process.chdir(cwd);
    return await callCommand(resolve(root, file), ...args);
  } finally {
    log.mockRestore();
    process.chdir(folder);
    setEnvironment(environment);
  }
}

/** Libraries of the system read the environment of the process itself, so it is changed and not replaced. */
function setEnvironment(wanted: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) process.env[name] = value;
}
