import { startProcess } from '../stage/start-process.ts';

export type ReceiverProcess = Awaited<ReturnType<typeof startReceiverProcess>>;

/** The arguments of Node to run `npm run receiver` with these. */
export const receiverCommand = (...args: string[]) => [
  '--import',
  'tsx',
  'src/receiver/cli/receiver.ts',
  ...args,
];

/** Runs the receiver as a process, by default on any free port. Resolves once it listens. */
export async function startReceiverProcess(args: string[], env: NodeJS.ProcessEnv = {}) {
  const settings = { env: { ...process.env, PORT: '0', ...env } };
  const ready = /(http:\/\/\S+)\/_forms\/\n/;
  const started = startProcess(process.execPath, receiverCommand(...args), ready, settings);
  return { ...started, origin: await started.said };
}
