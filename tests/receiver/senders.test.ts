import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createRateLimit } from '../../src/receiver/rate-limit.ts';
import { good } from './form-page.ts';
import { ask, startReceiver } from './start-receiver.ts';

test('a message is one however often it is sent with its key, even at the same moment', async () => {
  const { send, stored } = await startReceiver();
  const all = await Promise.all(Array.from({ length: 8 }, () => send({ ...good, _id: 'key-00000001' })));
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(7).fill(200),
    201,
  ]);
  expect(all.every(({ body }) => (body as { id: string }).id === 'key-00000001')).toBe(true);
  expect(stored()).toHaveLength(1);
});

test('a sender who never stops is cut off, and others are answered meanwhile', async () => {
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
  // What was still on its way is a few buffers, not a file.
  expect(sent).toBeLessThan(20_000_000);
  expect(stored()).toHaveLength(1);
});

test.each(['/', '/_forms', '/_formsx/our-garden/inquiry', '//[', 'http://['])(
  '%s is not the receiver’s address',
  async (path) => {
    const { origin, log } = await startReceiver();
    const { hostname, port } = new URL(origin);
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const sending = request({ hostname, port, path, agent: false }, (response) => {
        response.setEncoding('utf8').once('data', (text: string) => resolve([response.statusCode, text]));
      });
      sending.once('error', reject).end();
    });
    expect([status, body]).toEqual([404, 'There is no form at this address.\n']);
    expect(log).toEqual([]);
  },
);

test('ten thousand senders are told apart, and the one not heard of for longest is forgotten', () => {
  const limit = createRateLimit(1, 1, () => 0);
  for (let sender = 0; sender < 10_000; sender++) expect(limit.take(`${sender}`)).toBe(0);
  expect([limit.take('0'), limit.take('1')]).toEqual([60_000, 60_000]);
  expect(limit.take('one more')).toBe(0);
  expect([limit.take('0'), limit.take('2')]).toEqual([60_000, 0]);
});
