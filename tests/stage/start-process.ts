import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * Starts a process that runs on, such as a server. `said` is the first group of `ready`, once its output matches, and
 * rejects with the output if it ends before. `ended` is its exit code or signal, `output` what it has written so far.
 */
export function startProcess(program: string, args: string[], ready: RegExp, options: SpawnOptions = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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
