import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** A process that runs until it is stopped, such as a server. */
export interface StartedProcess {
  process: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** What it says once it is ready. Fails with all it wrote when it ends before. */
  said: Promise<string>;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts Node with these arguments. The first group of `ready` is what it says. */
export function startNode(args: string[], ready: RegExp, options: SpawnOptions = {}): StartedProcess {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const said = new Promise<string>((found, lost) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = ready.exec(output);
      if (match) found(match[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => lost(new Error(`The process ended:\n${output}`)));
  });
  return { process: child, output: () => output, said, ended };
}
