import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConnections } from '../../src/command-line/limit-connections.ts';
import { stopGracefully } from '../../src/command-line/serve.ts';
import { createReceiverServer } from '../../src/receiver/cli/serve-alone.ts';
import { createRateLimit } from '../../src/receiver/rate-limit.ts';
import { listen } from '../stage/listen.ts';
import { createUploadRoom } from '../../src/receiver/upload-room.ts';
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

/** Starts to send a message with a file of 5 MB: so many bytes of it have come when this resolves. */
async function beginUpload(origin: string, sender: string, bytes: number) {
  const socket = await connectTo(origin);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  const head = `POST /_forms/our-garden/inquiry HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5300000\r\n\r\n`;
  const send = (content: string | Buffer) => new Promise<void>((sent) => socket.write(content, () => sent()));
  await send(head);
  await send(Buffer.alloc(bytes, 'x'));
  return { send, answer: () => answer, hangUp: () => socket.destroy() };
}

function fileForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(good)) form.append(name, value);
  form.append('cv', new File(['%PDF-'.padEnd(5_000_000)], 'cv.pdf'));
  return form;
}

test('uploads that announce much and send little take no memory from others', async () => {
  const { origin, send, log } = await startReceiver({ proxies: 1 });
  const uploads = Array.from({ length: 30 }, (_, index) => beginUpload(origin, `192.0.2.${index}`, 100));
  const begun = await Promise.all(uploads);
  expect((await send(fileForm(), { 'x-forwarded-for': '192.0.2.99' })).status).toBe(201);
  for (const { hangUp } of begun) hangUp();
  await expect.poll(() => log.length).toBe(31);
  // A client that disconnects is no failure of the server.
  expect(log.filter(({ status, error }) => status === 400 && error === undefined)).toHaveLength(30);
});

test('when memory for files is short, an upload is given up and may be sent again, and texts are stored', async () => {
  const { origin, send, log } = await startReceiver({ proxies: 1 });
  // 68 MB in all, of which 64 are taken.
  const sending = Array.from({ length: 13 }, (_, index) =>
    beginUpload(origin, `192.0.2.${index}`, 5_250_000),
  );
  const uploads = await Promise.all(sending);
  const refused = () => uploads.filter(({ answer }) => answer() !== '');
  await expect.poll(() => refused().length).toBe(1);
  expect(refused()[0]!.answer()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*connection: close\r\n/);
  expect(log).toMatchObject([{ status: 503, error: 'Too many files are being received at once.' }]);
  expect((await send(good, { 'x-forwarded-for': '192.0.2.98' })).status).toBe(201);
  for (const { hangUp } of uploads) hangUp();
  await expect.poll(() => log.filter(({ status }) => status === 400).length).toBe(12);
  // Their memory is free again.
  expect((await send(fileForm(), { 'x-forwarded-for': '192.0.2.97' })).status).toBe(201);
});

test('the upload that is given up is the slowest of the last seconds, however much it has sent before', () => {
  let passed = 0;
  const open = createUploadRoom(100, () => passed);
  const [burst, steady, complete] = [open(), open(), open()];
  burst.take(60);
  complete.take(10);
  complete.complete();
  for (let second = 0; second < 30; second++) {
    passed += 1000;
    steady.take(1);
  }
  expect(burst.signal.aborted).toBe(false);
  const latest = open();
  latest.take(40);
  expect([burst, steady, complete, latest].map(({ signal }) => signal.aborted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // 80 of 100 are used now.
  steady.take(20);
  expect(steady.signal.aborted).toBe(false);
  latest.close();
  steady.take(60);
  expect(steady.signal.aborted).toBe(true);
  complete.close();
  const alone = open();
  alone.take(100);
  expect(alone.signal.aborted).toBe(false);
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

test('a server holds a limited number of connections, and closes the slowest for a new one', async () => {
  let passed = 0;
  const server = createServer((_, response) => response.end());
  limitConnections(server, 3, () => passed);
  const { url } = await listen(server);
  const [silent, talking] = [await connectTo(url), await connectTo(url)];
  talking.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(4000)}\r\n\r\n`);
  await new Promise((answered) => talking.once('data', answered));
  passed += 5000;
  const waiting = await connectTo(url);
  const newest = await connectTo(url);
  await expect.poll(() => silent.closed).toBe(true);
  expect([talking, waiting, newest].map(({ closed }) => closed)).toEqual([false, false, false]);
  for (const socket of [talking, waiting, newest]) socket.destroy();
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
