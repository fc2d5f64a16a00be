import { type StartedProcess, startNode } from '../stage/start-process.ts';

export interface ReceiverProcess extends StartedProcess {
  /** Such as `http://127.0.0.1:4174`. */
  origin: string;
}

/** The arguments of Node to run `npm run receiver` with these. */
export const receiverCommand = (...args: string[]) => [
  '--import',
  'tsx',
  'src/receiver/cli/receiver.ts',
  ...args,
];

/** Runs the receiver as a process, by default on any free port. Resolves once it listens. */
export async function startReceiverProcess(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ReceiverProcess> {
  const settings = { env: { ...process.env, PORT: '0', ...env } };
  const started = startNode(receiverCommand(...args), /(http:\/\/\S+)\/_forms\/\n/, settings);
  return { ...started, origin: await started.said };
}
