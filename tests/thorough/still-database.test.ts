import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresHere } from '../receiver/engines.ts';
import { good, makeSiteFolder } from '../receiver/form-page.ts';
import { startReceiverProcess } from '../receiver/receiver-process.ts';
import { ask } from '../receiver/start-receiver.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startStallingProxy } from './stalling-proxy.ts';
import { needs } from '../stage/needs.ts';

describe('a network in which nothing passes', needs({ PostgreSQL: hasPostgres }), () => {
  const server = startPostgresHere();
  const site = makeSiteFolder(afterAll);

  test('ends a message with 503 before the form gives up, and health after two seconds, and works again afterwards', async () => {
    const proxy = await startStallingProxy(server().port);
    const url = server()
      .url('postgres')
      .replace(/:\d+\//, `:${proxy.port}/`);
    const env = { OUT_DIR: site.folder, DATABASE_URL: url };
    const receiver = await startReceiverProcess(['--port', '0', '--proxies', '1', '--rate', '1000'], env);
    onTestFinished(async () => {
      receiver.process.kill('SIGKILL');
      await receiver.ended;
    });
    const timed = async (path: string, init?: RequestInit) => {
      const started = performance.now();
      const { status, headers } = await ask(receiver.origin + path, init);
      return { status, retry: headers.get('retry-after'), seconds: (performance.now() - started) / 1000 };
    };
    const send = (id: string) =>
      timed('/_forms/our-garden/inquiry', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...good, _id: id }),
      });
    expect((await send('before-1')).status).toBe(201);
    await pause(1000);
    proxy.setStill(true);
    const sent = send('before-2');
    const [health, again] = await Promise.all([timed('/_forms/health'), timed('/_forms/health')]);
    const message = await sent;
    console.table({ health, again, message });
    for (const { status } of [health, again, message]) expect(status).toBe(503);
    expect(message.retry).toBe('5');
    expect(message.seconds).toBeGreaterThan(8);
    expect(health.seconds).toBeGreaterThan(1.9);
    proxy.setStill(false);
    while ((await timed('/_forms/health')).status !== 200) await pause(200);
    expect((await send('before-2')).status).toBe(201);
    expect((await send('before-2')).status).toBe(200);
  });
});
