import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** All commands. Static paths let `npm run test:watch` know which tests call a changed command. */
const commands = import.meta.glob([
  '../../src/*/cli/*.ts',
  '../../tools/{bench/bench,bench/first-visits,lint/lint-sections,new-site/new-site,pictures/take-pictures,power/power,sizes/sizes}.ts',
]);
const called = new Set<string>();
let calls = 0;

// A command sets it, which the compiler does not see.
const readExitCode = () => Number(process.exitCode ?? 0);

/** Runs the file of a command, such as `src/receiver/cli/inquiries.ts`, with arguments, in this process. */
export async function callCommand(file: string, ...args: string[]) {
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

/** Runs a command in another folder, with more environment variables, and restores those of the process. */
export async function callIn(
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string },
  file: string,
  ...args: string[]
) {
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

/** The output line by line, and the exit code if it is not 0. */
export function showOutcome(
  { code, stdout, stderr }: Awaited<ReturnType<typeof callCommand>>,
  show: (text: string) => string,
): string[] {
  const linesOf = (text: string) => (text === '' ? [] : show(text.replace(/\n$/, '')).split('\n'));
  return [...linesOf(stdout), ...(code === 0 ? [] : [`exit code ${code}`]), ...linesOf(stderr)];
}

/** Imports a module again: a query makes each import run it. */
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

/** Changes the object in place, because system libraries read the environment of the process. */
function setEnvironment(wanted: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) process.env[name] = value;
}
