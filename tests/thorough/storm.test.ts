import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresHere } from '../receiver/engines.ts';
import { good, makeSiteFolder } from '../receiver/form-page.ts';
import { startReceiverProcess } from '../receiver/receiver-process.ts';
import { findFreePort } from '../stage/listen.ts';
import { createRandom } from '../stage/random.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startFailingMailServer } from './failing-mail-server.ts';
import { startStallingProxy } from './stalling-proxy.ts';
import { needs } from '../stage/needs.ts';

// `STORM=200 STORM_SEED=7 npm run test:thorough storm` sends fewer messages, with other faults.
const count = Number(process.env.STORM ?? 2000);
const seed = Number(process.env.STORM_SEED ?? 1);
const [senders, instances] = [40, 3];

describe(
  'three receivers, PostgreSQL and a mail server, all of which fail',
  needs({ PostgreSQL: hasPostgres }),
  () => {
    const server = startPostgresHere();
    const site = makeSiteFolder(afterAll);

    test(`of ${count} messages none is lost or stored twice, and each is told of`, async () => {
      const random = createRandom(seed);
      const seen = new Map<string, number>();
      const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
      const proxy = await startStallingProxy(server().port);
      const mail = await startFailingMailServer(random.next);
      const { url, sql } = server();
      const env = {
        OUT_DIR: site.folder,
        DATABASE_URL: url('postgres').replace(/:\d+\//, `:${proxy.port}/`),
        MAIL_URL: mail.url,
        MAIL_FROM: 'forms@example.com',
        MAIL_TO: 'office@example.com',
      };

      const ports = await Promise.all(Array.from({ length: instances }, findFreePort));
      const start = (port: number) =>
        startReceiverProcess(['--port', String(port), '--rate', '1000000', '--proxies', '1'], env);
      const running = await Promise.all(ports.map(start));
      onTestFinished(() => running.forEach(({ process }) => process.kill('SIGKILL')));

      let unanswered = count;
      async function deliver(id: string): Promise<void> {
        for (;;) {
          const origin = `http://127.0.0.1:${random.pick(ports)}`;
          const status = await fetch(`${origin}/_forms/our-garden/inquiry`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin, 'accept-language': 'en' },
            body: JSON.stringify({ ...good, about: `About ${id}`, _id: id }),
            signal: AbortSignal.timeout(10_000),
          }).then(
            (answer) => answer.text().then(() => answer.status),
            () => 'no answer',
          );
          note(`try: ${status}`);
          // The form would not send it again.
          if (typeof status === 'number' && status >= 400 && status < 500)
            throw new Error(`${id}: ${status}`);
          if (status === 200 || status === 201) return void unanswered--;
          await pause(200 + random.next() * 800);
        }
      }
      const sending = Array.from({ length: senders }, async (_, sender) => {
        for (let number = sender; number < count; number += senders) {
          await deliver(`storm-${String(number).padStart(5, '0')}`);
          await pause(random.next() * 6000);
        }
      });

      /** Notices that were being sent at a kill. Each of them may go out again. */
      const inFlight = new Set<unknown>();
      async function killReceiver(index: number): Promise<void> {
        const { process, ended } = running[index]!;
        const held = await sql('SELECT number FROM inquiries.notice WHERE holder IS NOT NULL');
        for (const { number } of held) inFlight.add(number);
        process.kill('SIGKILL');
        await ended;
        running[index] = await start(ports[index]!);
      }
      const strikes: Record<string, () => Promise<void>> = {
        'receiver 1 killed': () => killReceiver(0),
        'receiver 2 killed': () => killReceiver(1),
        'receiver 3 killed': () => killReceiver(2),
        async 'PostgreSQL killed'() {
          await server().stop('SIGKILL');
          await pause(1000);
          await server().start();
        },
        async 'network still'() {
          proxy.setStill(true);
          await pause(5000 + random.next() * 15_000);
          proxy.setStill(false);
        },
      };
      const plan = [
        ...[1, 2, 3].flatMap((number) => Array<string>(5).fill(`receiver ${number} killed`)),
        ...Array<string>(2).fill('PostgreSQL killed'),
        ...Array<string>(3).fill('network still'),
      ].toSorted(() => random.next() - 0.5);
      await pause(2000);
      for (const strike of plan) {
        await strikes[strike]!();
        note(unanswered > 0 ? strike : `${strike} after the last message`);
        await pause(500 + random.next() * 1500);
      }
      await Promise.all(sending);
      mail.heal();

      // The pauses between tries are of minutes, and a killed instance holds its notices for two.
      const waiting = 'SELECT count(*)::int AS count FROM inquiries.notice WHERE due IS NOT NULL';
      const hurry = `UPDATE inquiries.notice SET due = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      WHERE due IS NOT NULL AND holder IS NULL`;
      for (let left = 1; left > 0; left = Number((await sql(waiting))[0]!.count)) {
        await sql(hurry);
        await pause(1000);
      }

      const [stored] = await sql(
        `SELECT count(*)::int AS messages, count(DISTINCT id)::int AS ids, count(DISTINCT answers)::int AS texts FROM inquiries.message`,
      );
      const [notices] = await sql('SELECT count(sent)::int AS sent FROM inquiries.notice');
      const repeats = [...mail.taken.values()].reduce((sum, times) => sum + times - 1, 0);
      const withheld = mail.failed.get('answer withheld')!;
      const found = {
        ...Object.fromEntries(seen),
        ...Object.fromEntries(
          [...mail.failed].map(([place, times]) => [`mail server failed: ${place}`, times]),
        ),
        'notices in flight at kills': inFlight.size,
        messages: stored!.messages,
        'mails by Message-ID': mail.taken.size,
        'mails that were repeated': repeats,
      };
      console.table(found);
      expect(stored).toEqual({ messages: count, ids: count, texts: count });
      expect([notices!.sent, mail.taken.size, mail.taken.has('none')]).toEqual([count, count, false]);
      expect(repeats).toBeLessThanOrEqual(withheld + inFlight.size);
      for (const strike of new Set(plan)) expect(seen.get(strike)).toBeGreaterThan(0);
    });
  },
);
