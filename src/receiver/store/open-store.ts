import type { StoreSettings } from '../settings.ts';
import { createStore } from './create-store.ts';
import type { Engine } from './engine.ts';
import type { MessageStore } from './message-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the store that the settings name.
 * @throws Unavailable when its server cannot be reached now, else Error with what must be changed.
 */
export async function openStore(settings: StoreSettings): Promise<MessageStore> {
  return createStore(await openEngine(settings));
}

export function openEngine({ url, file, space }: StoreSettings): Promise<Engine> {
  return url === undefined ? openSqlite(file, space) : openPostgres(url, space);
}
