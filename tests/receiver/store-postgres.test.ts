import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../stage/start-postgres.ts';
import { hasPgbouncer } from '../stage/start-pgbouncer.ts';
import { openHere, startPoolerHere, startPostgresHere } from './engines.ts';
import { newMessage } from './start-receiver.ts';
import { needs } from '../stage/needs.ts';

const servers = [
  { title: 'a PostgreSQL server', needed: { PostgreSQL: hasPostgres }, isPooled: false },
  {
    title: 'a PostgreSQL server behind PgBouncer',
    needed: { PostgreSQL: hasPostgres, PgBouncer: hasPgbouncer },
    isPooled: true,
  },
];

for (const { title, needed, isPooled } of servers)
  describe(title, needs(needed), () => {
    const server = startPostgresHere();
    const url = isPooled ? startPoolerHere(server) : (database: string) => server().url(database);
    const settings = () => ({ url: url('postgres'), file: '', space: Infinity });

    test('that would answer before a message is on the disk does not do so here, and limits hold for this alone', async () => {
      const { sql } = server();
      for (const setting of [
        'synchronous_commit = off',
        `default_transaction_isolation = 'repeatable read'`,
        'search_path = nowhere',
        'default_transaction_read_only = on',
      ])
        await sql(`ALTER ROLE postgres SET ${setting}`);
      const { engine, store } = await openHere(settings());
      expect(await store.accept(newMessage('a'))).toBe('stored');
      expect(await store.accept(newMessage('a'))).toBe('repeated');
      const names = [
        'synchronous_commit',
        'transaction_isolation',
        'transaction_read_only',
        'statement_timeout',
      ];
      const ask = `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`;
      const inside = await engine.transaction((run) => run(ask));
      expect(inside.flatMap(Object.values)).toEqual(['on', 'read committed', 'off', '8s']);
      // A pooler gives the connection to another program afterwards.
      expect((await engine.query(ask)).flatMap(Object.values)).toEqual(['off', 'repeatable read', 'on', '0']);
      await sql('BEGIN READ WRITE; ALTER ROLE postgres RESET ALL; COMMIT');
    });

    test('that rolls a transaction back instead of committing it has stored nothing, and this is an error', async () => {
      const { engine } = await openHere(settings());
      const failing = engine.transaction(async (run) => {
        await run('SELECT nothing').catch(() => {});
      });
      await expect(failing).rejects.toThrow('The transaction was rolled back.');
    });

    test('that ends a connection in the middle of a message stores nothing of it, and takes it afterwards', async () => {
      const { store } = await openHere(settings());
      const { sql } = server();
      const files = [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') }];
      const holding = sql('BEGIN; LOCK TABLE inquiries.file; SELECT pg_sleep(3)');
      const found = async (query: string) => (await sql(query)).length;
      const locks = `SELECT 1 FROM pg_locks WHERE relation = 'inquiries.file'::regclass AND mode = 'AccessExclusiveLock'`;
      await expect.poll(() => found(locks)).toBe(1);
      const accepting = store.accept(newMessage('cut', { files })).catch(() => 'cut off');
      const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'inquiries' AND wait_event_type = 'Lock'`;
      await expect.poll(() => found(end)).toBe(1);
      expect(await accepting).toBe('cut off');
      await holding;
      expect(await store.count({ contains: ['about cut'] })).toBe(0);
      expect(await store.accept(newMessage('cut', { files }))).toBe('stored');
      expect(await store.accept(newMessage('cut', { files }))).toBe('repeated');
    });

    test('gives each of many messages at once a transaction of its own', async () => {
      const { store } = await openHere(settings());
      const before = await store.count();
      const sent = Array.from({ length: 60 }, (_, index) => store.accept(newMessage(`one-${index % 30}`)));
      const outcomes = await Promise.all(sent);
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(30);
      expect((await store.count()) - before).toBe(30);
    });

    test('that ends all connections costs no running program, and the next message is stored', async () => {
      const { store } = await openHere(settings());
      await store.accept(newMessage('before'));
      await server().sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'inquiries'`,
      );
      for (let round = 1; round <= 3; round++)
        if ((await store.accept(newMessage('after')).catch(() => 'failed')) !== 'failed') break;
      expect(await store.count()).toBeGreaterThan(1);
    });
  });
