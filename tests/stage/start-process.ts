import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** A long-running process, such as a server. */
export interface StartedProcess {
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** The first group of `ready`. Rejects with the output when the process ends before. */
  said: Promise<string>;
  /** Resolves with its exit code or signal. */
  ended: Promise<number | string | null>;
}

/** Starts Node with these arguments. It is ready when its output matches `ready`. */
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
