import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startPostgresHere } from './engines.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { startReceiverProcess } from './receiver-process.ts';
import { ask, refusal } from './start-receiver.ts';
import { needs } from '../stage/needs.ts';

const site = makeSiteFolder(afterAll);
const notStored = refusal('The message could not be stored. Please try again.');

describe('several receivers with one PostgreSQL', needs({ PostgreSQL: hasPostgres }), () => {
  const server = startPostgresHere();

  async function startInstance() {
    const env = { DATABASE_URL: server().url('postgres'), OUT_DIR: site.folder };
    const receiver = await startReceiverProcess(['--rate', '100000', '--proxies', '1'], env);
    onTestFinished(async () => {
      receiver.process.kill('SIGKILL');
      await receiver.ended;
    });
    return {
      ...receiver,
      health: async () => (await ask(`${receiver.origin}/_forms/health`)).status,
      reason: async () => (await ask(`${receiver.origin}/_forms/health`)).body,
      send: (id: string) =>
        ask(`${receiver.origin}/_forms/our-garden/inquiry`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...good, _id: id }),
        }),
    };
  }

  /** Asks until the answer is this one. */
  async function until(answer: number, health: () => Promise<number>): Promise<void> {
    while ((await health()) !== answer) await pause(100);
  }

  test('a receiver starts without the database and outlives it, and answers 503 meanwhile', async () => {
    await server().stop();
    const { send, health, reason, output, process, ended } = await startInstance();
    expect(await health()).toBe(503);
    expect(await reason()).toEqual({ status: 'unavailable', reason: 'The database cannot be reached.' });
    const refused = await send('first-message');
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([503, '5', notStored]);
    expect(output()).toContain(`cannot be used: connect ECONNREFUSED 127.0.0.1:${server().port}.`);
    await server().start();
    await until(200, health);
    expect((await send('first-message')).status).toBe(201);
    const statuses = new Set<number>();
    const sending = Promise.all(
      Array.from({ length: 200 }, async (_, index) => statuses.add((await send(`during-${index}`)).status)),
    );
    await pause(50);
    await server().stop('SIGKILL');
    await sending;
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(await health()).toBe(503);
    await server().start();
    await until(200, health);
    expect((await send('first-message')).status).toBe(200);
    process.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('a message of an instance that freezes in the middle of it is taken by another within 6 seconds', async () => {
    const [frozen, other] = await Promise.all([startInstance(), startInstance()]);
    await Promise.all([until(200, frozen.health), until(200, other.health)]);
    const { sql } = server();
    // The id is inserted when the transaction meets this lock.
    await sql(
      'CREATE TABLE gate (); CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN LOCK TABLE public.gate; RETURN NEW; END $$',
    );
    await sql('CREATE TRIGGER slow AFTER INSERT ON inquiries.message FOR EACH ROW EXECUTE FUNCTION wait()');
    const holding = sql('BEGIN; LOCK TABLE gate; SELECT pg_sleep(2)');
    await pause(500);
    const lost = frozen.send('same-message').catch(() => undefined);
    await pause(500);
    frozen.process.kill('SIGSTOP');
    await holding;
    const started = performance.now();
    expect((await other.send('same-message')).status).toBe(201);
    const seconds = (performance.now() - started) / 1000;
    console.log(`The other instance answered after ${seconds.toFixed(1)} s.`);
    expect(seconds).toBeGreaterThan(2);
    expect(
      await sql(`SELECT count(*)::int AS count FROM inquiries.message WHERE id = 'same-message'`),
    ).toEqual([{ count: 1 }]);
    await sql('DROP TRIGGER slow ON inquiries.message');
    frozen.process.kill('SIGCONT');
    // Its transaction was ended, and the message is known.
    expect([503, undefined]).toContain((await lost)?.status);
    expect((await frozen.send('same-message')).status).toBe(200);
  });

  test('an instance that runs while another upgrades answers 503, and says why', async () => {
    const { send, health, reason, output } = await startInstance();
    await until(200, health);
    await server().sql('UPDATE inquiries.version SET number = 99');
    expect((await send('too-late')).status).toBe(503);
    await pause(1000);
    expect(await health()).toBe(503);
    const sentence = 'were changed by another version of this program. Restart the receiver.';
    expect(await reason()).toEqual({ status: 'unavailable', reason: `The messages ${sentence}` });
    const told = () => output().split(`They ${sentence}`).length - 1;
    await expect.poll(told).toBeGreaterThanOrEqual(2);
    await server().sql('UPDATE inquiries.version SET number = 2');
    await until(200, health);
  });
});
