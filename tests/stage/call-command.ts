import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Where a command is called. */
export interface Surroundings {
  /** Environment variables beside those of the tests. */
  env?: Record<string, string>;
  /** The folder it is called in; by default the project's. */
  cwd?: string;
}

/** What a command wrote, and what it would have ended with. */
export interface CommandOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** All commands. The addresses can be read here, so that `npm run test:watch` knows which tests call what has changed. */
const commands = import.meta.glob(['../../src/*/cli/*.ts', '../../tools/bench/bench.ts']);
const called = new Set<string>();
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
    process.argv = [process.execPath, resolve(root, file), ...args];
    await runModule(file);
    return { code: readExitCode(), ...written };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command elsewhere. The process is afterwards as it was. */
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
    return await callCommand(file, ...args);
  } finally {
    log.mockRestore();
    process.chdir(folder);
    setEnvironment(environment);
  }
}

/** What a command wrote, line by line; how it ended, unless well. */
export function showOutcome(
  { code, stdout, stderr }: CommandOutcome,
  show: (text: string) => string,
): string[] {
  const linesOf = (text: string) => (text === '' ? [] : show(text.replace(/\n$/, '')).split('\n'));
  return [...linesOf(stdout), ...(code === 0 ? [] : [`exit code ${code}`]), ...linesOf(stderr)];
}

/** A module runs once: each further call is another one. */
function runModule(file: string): Promise<unknown> {
  const load = commands[`../../${file}`];
  if (!load) throw new Error(`${file} is no file of a command.`);
  if (called.has(file)) {
    const address = `${pathToFileURL(resolve(root, file)).href}?call=${calls++}`;
    return import(/* @vite-ignore */ address);
  }
  called.add(file);
  return load();
}

/** Libraries of the system read the environment of the process itself, so it is changed and not replaced. */
function setEnvironment(wanted: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) process.env[name] = value;
}
