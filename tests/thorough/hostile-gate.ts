import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
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

/** A proxy between forms and their destination that injects random faults. */
export function createGate(
  random: () => number,
  deliver: ReturnType<typeof forwardTo>,
  kill: () => Promise<void>,
) {
  const injected = new Map<Fault, number>();
  return {
    injected,
    async receive(received: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = await buffer(received);
      const fault = draw(random);
      if (fault) injected.set(fault, (injected.get(fault) ?? 0) + 1);
      const pass = async () => {
        const answer = await deliver(received, body).catch(() => ({ status: 502, body: '', headers: {} }));
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body);
      };
      const passUnanswered = () => deliver(received, body).catch(() => {});
      if (fault?.endsWith('after') || fault === 'silence') await passUnanswered();
      switch (fault) {
        case 'delay':
          await wait(100 + random() * 900);
          return pass();
        case 'cut before':
        case 'cut after':
          return void received.socket.destroy();
        case '500 before':
        case '500 after':
          return void response.writeHead(500).end();
        case '429':
          return void response.writeHead(429, { 'retry-after': '1' }).end();
        case 'delivered twice':
          return void (await Promise.all([passUnanswered(), pass()]));
        case 'silence':
          return;
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

/** Forwards messages to a server on this computer. Throws when there is none. */
export function forwardTo(port: number) {
  return async ({ method, url, headers }: IncomingMessage, body: Buffer) => {
    const sending = request({ port, host: '127.0.0.1', method, path: url, headers }).end(body);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode ?? 502,
      body: await text(response),
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    };
  };
}
