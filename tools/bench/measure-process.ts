import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Resource usage of one run of a program, as counted by the operating system. */
export interface Usage {
  wallMs: number;
  /** User and system time of all threads. */
  cpuMs: number;
  /** Largest resident memory, in MiB. */
  peakMb: number;
}

/**
 * Runs `node …args` and measures the whole process.
 * @throws Error with the program's output when it fails.
 */
export async function measureProcess(
  args: string[],
  env: Record<string, string>,
  scratch: string,
): Promise<Usage> {
  const usageFile = join(scratch, 'usage.json');
  const recorder = new URL('./record-usage.mjs', import.meta.url).href;
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', recorder, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env, USAGE_FILE: usageFile },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const wallMs = performance.now() - start;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
  return { wallMs, ...(JSON.parse(readFileSync(usageFile, 'utf8')) as Omit<Usage, 'wallMs'>) };
}
