import { type StartedProcess, startNode } from '../stage/start-process.ts';

export interface ReceiverProcess extends StartedProcess {
  /** Such as `http://127.0.0.1:4174`. */
  origin: string;
}

/** Runs `npm run receiver` as a process. Resolves once it listens. */
export async function startReceiverProcess(args: string[], port = 0): Promise<ReceiverProcess> {
  const command = ['--import', 'tsx', 'src/receiver/cli/receiver.ts', '--port', String(port), ...args];
  const started = startNode(command, /(http:\/\/\S+)\/_forms\/\n/);
  return { ...started, origin: await started.said };
}
