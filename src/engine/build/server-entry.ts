import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '../../shared/rendered-page.ts';

/** Loads the renderer from the folder of its build. */
export async function loadServerEntry(server: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
}
