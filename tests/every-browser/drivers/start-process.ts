import { type ChildProcess, spawn } from 'node:child_process';

/** A program that runs until it is told to end. */
export interface Running {
  /** Calls `take` with each line that the program writes from now on, until the returned function is called. */
  onLine(take: (line: string) => void): () => void;
  /** The first match of a pattern in what the program has written and will write. */
  hear(pattern: RegExp): Promise<RegExpExecArray>;
  /** The end of what the program has written. */
  lastWords(): string;
  end(): Promise<void>;
}

const patience = 120_000;

/** @throws Error (in `hear`) with the program's last words when it ends or says nothing that matches for two
 * minutes. */
export function startProcess(program: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    // The third stream is for programs that write their address to a descriptor of its own.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  // Also when a test run is cut short.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const listeners = new Set<(line: string) => void>();
  let text = '';
  for (const stream of [child.stdout, child.stderr, child.stdio[3] as NodeJS.ReadableStream]) {
    let rest = '';
    stream?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        text += `${line}\n`;
        for (const take of listeners) take(line);
      }
    });
  }

  const lastWords = () => text.slice(-1000);
  return {
    lastWords,
    onLine(take) {
      listeners.add(take);
      return () => listeners.delete(take);
    },
    end: () => endProcess(child),
    hear: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`"${program}" did not start. It said:\n${lastWords()}`));
        const timer = setTimeout(fail, patience);
        const look = () => {
          const match = pattern.exec(text);
          if (!match) return;
          clearTimeout(timer);
          resolve(match);
        };
        child.once('error', fail).once('exit', fail);
        listeners.add(look);
        look();
      }),
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 4000);
  await ended;
  clearTimeout(timer);
}
