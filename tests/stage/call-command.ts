import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

/** What a command wrote, and what it would have ended with. */
export interface CommandOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

let calls = 0;
// A command sets it, which the compiler does not see.
const readExitCode = () => Number(process.exitCode ?? 0);

/** Runs a file of a command, such as `src/receiver/cli/inquiries.ts`, with arguments, in this process. */
export async function callCommand(file: string, ...args: string[]): Promise<CommandOutcome> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  const { argv, exitCode } = process;
  try {
    process.exitCode = undefined;
    process.argv = [process.execPath, resolve(file), ...args];
    // A module runs once: each call is another one.
    const module = `${pathToFileURL(resolve(file)).href}?call=${calls++}`;
    await import(/* @vite-ignore */ module);
    return { code: readExitCode(), ...written };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
