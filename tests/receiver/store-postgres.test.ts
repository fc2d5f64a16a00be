import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../stage/start-postgres.ts';
import { openHere, startPostgresHere } from './engines.ts';
import { newMessage } from './start-receiver.ts';

describe.runIf(hasPostgres)('a PostgreSQL server', () => {
  const server = startPostgresHere();
  const settings = () => ({ url: server().url('postgres'), file: '', space: Infinity });

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
