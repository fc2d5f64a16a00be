import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createStore } from '../../src/receiver/store/create-store.ts';
import type { Engine } from '../../src/receiver/store/engine.ts';
import { openEngine } from '../../src/receiver/store/open-store.ts';
import type { StoreSettings } from '../../src/receiver/settings.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { hasPgbouncer, startPgbouncer } from '../stage/start-pgbouncer.ts';
import { hasPostgres, startPostgres, type Postgres } from '../stage/start-postgres.ts';

export interface TestedEngine {
  name: string;
  /** The settings of an empty store. */
  empty(): Promise<StoreSettings>;
}

/** A PostgreSQL server for the tests of a file. */
export function startPostgresHere(settings: string[] = []): () => Postgres {
  let server: Postgres | undefined;
  const folder = makeFolder(afterAll);
  beforeAll(async () => void (server = await startPostgres(folder, settings)));
  afterAll(() => server?.stop());
  return () => server!;
}

/** A pooler in transaction mode before a server, for the tests of a file. Returns the address of a database. */
export function startPoolerHere(server: () => Postgres): (database: string) => string {
  let url: ((database: string) => string) | undefined;
  // Hooks cannot be added inside of a hook.
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => void (url = await startPgbouncer(server(), (end) => ends.push(end))));
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return (database) => url!(database);
}

/**
 * Both engines, and PostgreSQL behind a pooler, as far as they are installed. Each test of a file gets a store of its own
 * from `empty`.
 */
export function allEngines(): TestedEngine[] {
  const sqlite: TestedEngine = {
    name: 'SQLite',
    empty: async () => ({
      url: undefined,
      file: join(makeFolder(), 'made/inquiries.sqlite'),
      space: Infinity,
    }),
  };
  if (!hasPostgres) return [sqlite];
  const server = startPostgresHere();
  const postgres = (name: string, url: (database: string) => string): TestedEngine => ({
    name,
    async empty() {
      // The tests of a file run one after the other. A new database takes longer.
      await server().sql('DROP SCHEMA IF EXISTS inquiries CASCADE');
      return { url: url('postgres'), file: '', space: Infinity };
    },
  });
  const direct = postgres('PostgreSQL', (database) => server().url(database));
  if (!hasPgbouncer) return [sqlite, direct];
  return [sqlite, direct, postgres('PostgreSQL through PgBouncer', startPoolerHere(server))];
}

/** A store, closed when the test ends, with its engine for what no store does. */
export async function openHere(settings: StoreSettings) {
  const engine: Engine = await openEngine(settings);
  onTestFinished(() => engine.close());
  return { engine, store: createStore(engine) };
}
