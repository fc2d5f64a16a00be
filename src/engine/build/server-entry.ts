import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '../../shared/rendered-page.ts';

/** Loads the code that renders pages from the folder that it was built into. */
export async function loadServerEntry(server: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
}
