import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Runs Node with these arguments. Returns its exit code or signal, and its output. */
export function runNode(args: string[], cwd = root, env: Record<string, string> = {}) {
  return new Promise<{ end: number | string; output: string }>((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env } },
      (error, out, err) => done({ end: error ? (error.signal ?? Number(error.code)) : 0, output: out + err }),
    );
  });
}

/** The arguments to run `npm run NAME` with more arguments, for a command of the engine. */
export function command(name: string, ...args: string[]): string[] {
  return ['src/command-line/run.mjs', `src/engine/cli/${name}.ts`, ...args];
}

/** Builds a site into the folder OUT_DIR by the command of `npm run build`. */
export async function build(env: Record<string, string>, ...args: string[]): Promise<void> {
  const { end, output } = await runNode(command('build', ...args), root, env);
  if (end !== 0) throw new Error(`The site was not built (${end}): ${output}`);
}
