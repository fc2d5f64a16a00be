import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Faults between a form and its destination, per 1,000 requests. */
const rates = {
  delay: 80,
  'cut before': 60,
  'cut after': 80,
  '500 before': 50,
  '500 after': 60,
  '429': 50,
  'delivered twice': 80,
  silence: 5,
  'kill -9': 12,
};
type Fault = keyof typeof rates;

/** Answers a message with a status and a body; throws when there is no server. */
export type Destination = (
  request: IncomingMessage,
  body: Buffer,
) => Promise<{ status: number; headers?: Record<string, string>; body: string }>;

export interface Gate {
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  injected: Map<Fault, number>;
  /** Lets all requests through from now on. */
  calm(): void;
}

/** A proxy between forms and their destination that injects random faults. */
export function createGate(random: () => number, deliver: Destination, kill: () => Promise<void>): Gate {
  const injected = new Map<Fault, number>();
  let isCalm = false;

  return {
    injected,
    calm() {
      isCalm = true;
    },
    async receive(request, response) {
      const body = await readBody(request);
      const fault = isCalm ? undefined : draw(random);
      if (fault) injected.set(fault, (injected.get(fault) ?? 0) + 1);
      const pass = async () => {
        const answer = await deliver(request, body).catch(() => ({ status: 502, body: '', headers: {} }));
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body);
      };
      switch (fault) {
        case 'delay':
          await wait(100 + random() * 900);
          return pass();
        case 'cut before':
          return void request.socket.destroy();
        case 'cut after':
          await deliver(request, body).catch(() => {});
          return void request.socket.destroy();
        case '500 before':
          return void response.writeHead(500).end();
        case '500 after':
          await deliver(request, body).catch(() => {});
          return void response.writeHead(500).end();
        case '429':
          return void response.writeHead(429, { 'retry-after': '1' }).end();
        case 'delivered twice':
          return void (await Promise.all([deliver(request, body).catch(() => {}), pass()]));
        case 'silence':
          return void (await deliver(request, body).catch(() => {}));
        case 'kill -9': {
          const passing = pass();
          await wait(random() * 10);
          await kill();
          return passing;
        }
        default:
          return pass();
      }
    },
  };
}

function draw(random: () => number): Fault | undefined {
  let point = random() * 1000;
  return (Object.keys(rates) as Fault[]).find((fault) => (point -= rates[fault]) < 0);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Forwards to a server on this computer. */
export function forwardTo(port: number): Destination {
  return (request, body) =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = request;
      const sending = sendRequest({ port, host: '127.0.0.1', method, path: url, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const retryAfter = response.headers['retry-after'];
          resolve({
            status: response.statusCode ?? 502,
            body: Buffer.concat(chunks).toString(),
            ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
          });
        });
      });
      sending.on('error', reject);
      sending.end(body);
    });
}
