import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { plainError } from '../shared/plain-error.ts';
import { limitConnections } from './limit-connections.ts';
import { UsageError } from './read-arguments.ts';

/** The port that the environment variable PORT names. @throws UsageError when it is none. */
export function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`Expected a port from 0 to 65535 in PORT instead of "${text}".`);
}

interface Serving {
  /** How to call the command, for messages. */
  call: string;
  port: number;
  /** The address to listen on; undefined for all of them. */
  host: string | undefined;
  /** Called with the port, which the system chooses for port 0. */
  started(port: number): void;
  /** Called after the last answer, and when it cannot listen. */
  stopped(): Promise<void>;
  /** What the options of its port and host begin with: `metrics-`. */
  prefix?: string;
}

/** Connections of all clients together. A text message in each of them takes 64 MB of memory. */
const maxConnections = 1000;

/** Serves until a signal ends the process. Prints why that fails, and sets the exit code 2. */
export function serve(server: Server, { call, port, host, started, stopped, prefix }: Serving): void {
  const fail = (error: Error) => {
    console.error(explainListening(error, call, port, prefix));
    process.exitCode = 2;
  };
  server.on('error', (error) => {
    fail(error);
    if (!server.listening) void stopped().catch(fail);
  });
  limitConnections(server, maxConnections);
  server.listen(port, host, () => started((server.address() as AddressInfo).port));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stopGracefully(server).then(stopped).catch(fail));
}

/** Tries the port before work that takes long. @throws Error that says why nothing can listen there. */
export async function provePort({
  call,
  port,
  host,
}: Pick<Serving, 'call' | 'port' | 'host'>): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw plainError(explainListening(error as ListenError, call, port));
  }
  server.close();
  await once(server, 'close');
}

/** Node.js names the address, or the host name that it did not find. */
type ListenError = NodeJS.ErrnoException & { address?: string; hostname?: string };

/** Says why a server cannot listen, and how to call its command instead. */
export function explainListening(
  { code, message, address, hostname = address }: ListenError,
  call: string,
  port: number,
  prefix = '',
): string {
  // The error of Vite has no code.
  if (code === 'EADDRINUSE' || message === `Port ${port} is already in use`)
    return `Port ${port} is in use. Choose another: ${call} -- --${prefix}port ${port + 1}`;
  if (code === 'EACCES')
    return `Port ${port} needs system privileges. Choose one from 1024: ${call} -- --${prefix}port 4173`;
  if (hostname !== undefined)
    return `This computer has no address "${hostname}". Write one of its own after --${prefix}host, such as 127.0.0.1.`;
  return message;
}

/**
 * Closes a server gracefully: no new connections, and each open one is closed once it is idle. After
 * `timeoutMs` milliseconds it closes the rest.
 */
export function stopGracefully(server: Server, timeoutMs = 10_000): Promise<void> {
  return new Promise((stopped) => {
    // Clients keep connections open after the last answer.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(deadline);
      stopped();
    });
  });
}
