import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createStore } from '../../src/receiver/store/create-store.ts';
import type { Engine } from '../../src/receiver/store/engine.ts';
import { openEngine } from '../../src/receiver/store/open-store.ts';
import type { StoreSettings } from '../../src/receiver/settings.ts';
import { makeFolder } from '../stage/make-folder.ts';
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

/** Both engines, as far as they are installed. Each test of a file gets a store of its own from `empty`. */
export function bothEngines(): TestedEngine[] {
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
  const postgres: TestedEngine = {
    name: 'PostgreSQL',
    async empty() {
      // The tests of a file run one after the other. A new database takes longer.
      await server().sql('DROP SCHEMA IF EXISTS inquiries CASCADE');
      return { url: server().url('postgres'), file: '', space: Infinity };
    },
  };
  return [sqlite, postgres];
}

/** A store, closed when the test ends, with its engine for what no store does. */
export async function openHere(settings: StoreSettings) {
  const engine: Engine = await openEngine(settings);
  onTestFinished(() => engine.close());
  return { engine, store: createStore(engine) };
}
