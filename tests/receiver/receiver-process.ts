import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

export interface ReceiverProcess {
  process: ChildProcess;
  /** `http://127.0.0.1:…` */
  origin: string;
  /** What it has written so far. */
  output(): string;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** `npm run receiver` as a process of its own. Resolves once it listens. */
export async function startReceiverProcess(args: string[], port = 0): Promise<ReceiverProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/receiver/cli/receiver.ts', '--port', String(port), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/_forms\/\n/.test(output)) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => fail(new Error(`The receiver ended:\n${output}`)));
  });
  const [origin = ''] = /http:\/\/[\d.]+:\d+/.exec(output) ?? [];
  return { process: child, origin, output: () => output, ended };
}

export function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
