import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { needs } from '../stage/needs.ts';
import { canMount, makeSmallDisk } from '../stage/small-disk.ts';
import { findUser, hasPostgres } from '../stage/start-postgres.ts';
import { startPostgresHere } from './engines.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { startReceiverProcess } from './receiver-process.ts';
import { ask, refusal } from './start-receiver.ts';

const site = makeSiteFolder(afterAll);

describe(
  'a PostgreSQL server with a full disk',
  needs({ PostgreSQL: hasPostgres, 'a disk to mount': canMount }),
  () => {
    const server = startPostgresHere();

    test('answers 503 and says why, and takes messages again once there is room', async () => {
      const disk = makeSmallDisk(24)!;
      const { uid, gid } = findUser();
      if (uid !== undefined) chownSync(disk, uid, gid ?? uid);
      const { sql, url, createDatabase } = server();
      await sql(`CREATE TABLESPACE small LOCATION '${disk}'`);
      const env = { DATABASE_URL: url(await createDatabase('TABLESPACE small')), OUT_DIR: site.folder };
      const receiver = await startReceiverProcess(['--rate', '100000', '--proxies', '1'], env);
      onTestFinished(async () => {
        receiver.process.kill('SIGKILL');
        await receiver.ended;
      });
      const health = async () => {
        const { status, body } = await ask(`${receiver.origin}/_forms/health`);
        return { status, body };
      };
      const send = (id: string) =>
        ask(`${receiver.origin}/_forms/our-garden/inquiry`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...good, about: id.padEnd(1500, 'äöü') }),
        });
      await expect.poll(health).toEqual({ status: 200, body: { status: 'ok' } });
      expect((await send('before')).status).toBe(201);

      const filler = join(disk, 'filler');
      expect(() => writeFileSync(filler, Buffer.alloc(30_000_000))).toThrow('ENOSPC');
      const reason = 'The disk of the server is full. Free some space there.';
      await expect.poll(health, { timeout: 10_000 }).toEqual({
        status: 503,
        body: { status: 'unavailable', reason },
      });
      let refused = await send('full 0');
      // Pages that are there already take a few.
      for (let count = 1; count < 40 && refused.status === 201; count++)
        refused = await send(`full ${count}`);
      expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
        503,
        '5',
        refusal('The message could not be stored. Please try again.'),
      ]);
      expect(receiver.output()).toContain(`No space left on device. ${reason}`);

      rmSync(filler);
      await expect.poll(health, { timeout: 10_000 }).toEqual({ status: 200, body: { status: 'ok' } });
      expect((await send('after')).status).toBe(201);
    });
  },
);
