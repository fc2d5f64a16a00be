import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopGracefully } from '../../src/command-line/serve.ts';
import { createReceiverServer } from '../../src/receiver/cli/serve-alone.ts';
import { createRateLimit } from '../../src/receiver/rate-limit.ts';
import { listen } from '../stage/listen.ts';
import { good, page } from './form-page.ts';
import { ask, serve, startReceiver } from './start-receiver.ts';

test('an endless request is cut off, and others are answered', async () => {
  const { address, send, stored } = await startReceiver();
  const start = '--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-';
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    async pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      await new Promise(setImmediate);
    },
  });
  const headers = { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=x' };
  const sending = ask(address, { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit);
  expect((await send(good)).status).toBe(201);
  const outcome = await sending.catch(() => undefined);
  if (outcome) expect(outcome.status).toBe(413);
  // Only buffers that were in flight, not a whole file.
  expect(sent).toBeLessThan(20_000_000);
  expect(await stored()).toHaveLength(1);
});

test.each(['/', '/_forms', '/_formsx/our-garden/inquiry', '//[', 'http://['])(
  '%s is not the receiver’s address',
  async (path) => {
    const { origin, log } = await startReceiver();
    const response = await new Promise<IncomingMessage>((answered) =>
      request(origin, { path, agent: false }, answered).end(),
    );
    expect(response.statusCode).toBe(404);
    expect(await text(response)).toContain('There is no form at this address.');
    expect(log).toMatchObject([{ request: 'GET /_forms', status: 404 }]);
  },
);

test('the rate limit tracks ten thousand senders, and drops the one that has been silent longest', () => {
  const take = createRateLimit(1, () => 0);
  for (let sender = 0; sender < 10_000; sender++) expect(take(`${sender}`)).toBe(0);
  expect([take('0'), take('1')]).toEqual([60_000, 60_000]);
  expect(take('one more')).toBe(0);
  expect([take('0'), take('2')]).toEqual([60_000, 0]);
});

/** Starts to send a message with a file, and stops in the middle of it. */
function beginUpload(address: string, sender: string): Promise<() => void> {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 5_300_000,
    'x-forwarded-for': sender,
    expect: '100-continue',
  };
  const sending = request(address, { method: 'POST', headers, agent: false }).on('error', () => {});
  sending.flushHeaders();
  return new Promise((begun) => sending.once('continue', () => begun(() => sending.destroy())));
}

test('pending files take a limited part of the memory, which texts do not need and closed connections free', async () => {
  const { address, send, log } = await startReceiver({ proxies: 1 });
  const senders = Array.from({ length: 12 }, (_, index) => `192.0.2.${index}`);
  const hangUps = await Promise.all(senders.map((sender) => beginUpload(address, sender)));
  const file = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(good)) form.append(name, value);
    form.append('cv', new File(['%PDF-'.padEnd(5_000_000)], 'cv.pdf'));
    return form;
  };
  const headers = { 'x-forwarded-for': '192.0.2.99' };
  const refused = await send(file(), headers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(log.at(-1)?.error).toBe('Too many files are being received at once.');
  expect((await send(good, headers)).status).toBe(201);
  for (const hangUp of hangUps) hangUp();
  await expect.poll(() => log.length).toBe(14);
  // A client that disconnects is no failure of the server.
  expect(log.filter(({ status, error }) => status === 400 && error === undefined)).toHaveLength(12);
  expect((await send({ ...good, about: 'next' }, { 'x-forwarded-for': '192.0.2.98' })).status).toBe(201);
  expect((await send(file(), { 'x-forwarded-for': '192.0.2.97' })).status).toBe(201);
});

test('a client that closes its connection with the last byte is no failure of the server', async () => {
  const forms = {
    // Reading the page takes a moment.
    readPage: async () => pause(50, page),
    readDocument: async () => undefined,
  };
  const { origin, log } = await startReceiver({ forms });
  const socket = await connectTo(origin);
  const body = JSON.stringify(good);
  socket.end(
    `POST /_forms/our-garden/inquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await expect.poll(() => log).toMatchObject([{ status: 400 }]);
  expect(log[0]!.error).toBeUndefined();
});

function connectTo(origin: string): Promise<Socket> {
  return new Promise((connected) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => connected(socket));
    socket.on('error', () => {});
  });
}

test('a sender holds forty connections at most, a proxy any number', async () => {
  const { origin } = await startReceiver();
  const held: Socket[] = [];
  for (let count = 0; count < 40; count++) held.push(await connectTo(origin));
  const refused = await connectTo(origin);
  await expect.poll(() => refused.closed).toBe(true);
  held[0]!.destroy();
  const health = () => ask(`${origin}/_forms/health`).catch(() => undefined);
  await expect.poll(health).toMatchObject({ status: 200 });

  const behindProxy = await serve(async (_, response) => void response.writeHead(404).end(), 1);
  for (let count = 0; count < 50; count++) held.push(await connectTo(behindProxy));
  expect((await ask(behindProxy)).status).toBe(404);
  for (const socket of held) socket.destroy();
});

test('a stopped receiver waits for open requests, but only for a limited time', async () => {
  const server = createReceiverServer(() => new Promise(() => {}));
  const { url } = await listen(server);
  const begun = new Promise((requested) => server.once('request', requested));
  const asked = ask(url).catch(() => 'broken off');
  await begun;
  await stopGracefully(server, 100);
  expect(await asked).toBe('broken off');
});
