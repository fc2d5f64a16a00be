import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, previewPort, servePreview, site, statusOf } from './raw-preview.ts';

servePreview();

test('a file that comes and goes while it is asked for is answered or missing', async () => {
  const file = join(site(), 'flicker.txt');
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round++) {
    const answers = Array.from({ length: 5 }, () => ask('/flicker.txt'));
    for (let time = 0; time < 100; time++) {
      writeFileSync(file, 'here');
      rmSync(file);
    }
    for (const answer of await Promise.all(answers)) statuses.add(statusOf(answer));
  }
  for (const status of statuses) expect([200, 404]).toContain(status);
});

test('a file that shrinks while it is sent ends that connection, which is not left waiting', async () => {
  const file = join(site(), 'big.bin');
  writeFileSync(file, Buffer.alloc(64 * 1024 * 1024));
  const received = await new Promise<number>((done) => {
    let bytes = 0;
    const socket = connect(previewPort(), '127.0.0.1', () =>
      socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('data', () => truncateSync(file, 1024 * 1024));
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
    socket.on('error', () => {});
    socket.on('close', () => done(bytes));
  });
  expect(received).toBeLessThan(64 * 1024 * 1024);
});

test('visitors who leave in the middle are not waited for', async () => {
  writeFileSync(join(site(), 'big.bin'), Buffer.alloc(32 * 1024 * 1024));
  await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<void>((done) => {
          const socket = connect(previewPort(), '127.0.0.1', () =>
            socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'),
          );
          socket.once('data', () => socket.destroy());
          socket.on('error', () => {});
          socket.on('close', () => done());
        }),
    ),
  );
});
