import type { StoreSettings } from '../settings.ts';
import { createStore } from './create-store.ts';
import type { Engine } from './engine.ts';
import type { MessageStore } from './message-store.ts';

/**
 * Opens the store that the settings name.
 * @throws Unavailable when its server cannot be reached now, else Error with what must be changed.
 */
export async function openStore(settings: StoreSettings): Promise<MessageStore> {
  return createStore(await openEngine(settings));
}

/** Only the engine that is used takes memory. */
export async function openEngine({ url, file, space }: StoreSettings): Promise<Engine> {
  if (url !== undefined) return (await import('./postgres.ts')).openPostgres(url, space);
  return (await import('./sqlite.ts')).openSqlite(file, space);
}
