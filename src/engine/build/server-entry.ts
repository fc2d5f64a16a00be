import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type { ServerEntry } from '../../shared/rendered-page.ts';
import { hashOf } from '../files/hash-of.ts';
import type { BuildMemory } from './build-memory.ts';

/** The built code that renders pages, and the same as a function, in which form later builds load it. */
const moduleFile = 'entry-server.js';
const functionFile = 'entry-server.function.js';

/** Loads the code that renders pages, which was just built, from its folder. */
export async function loadServerEntry(server: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(server, moduleFile)).href)) as ServerEntry;
}

/** Writes the code that renders pages once more, for `recallServerEntry`. */
export async function writeServerFunction(server: string): Promise<void> {
  const { asFunction } = await import('../files/as-function.mjs');
  writeFileSync(join(server, functionFile), await asFunction(readFileSync(join(server, moduleFile), 'utf8')));
}

/**
 * Loads the code that renders pages as an earlier build has left it, with what V8 compiled of it. `keepCompiled` keeps that
 * for later builds, unless one has done so; it is to be called when pages have been rendered, which tells what is needed.
 */
export async function recallServerEntry(
  server: string,
  memory: BuildMemory,
): Promise<{ entry: ServerEntry; keepCompiled: () => void }> {
  const filename = join(server, functionFile);
  const code = readFileSync(filename, 'utf8');
  // V8 itself compares no more than the length of the code.
  const key = `compiled ${process.version} ${process.arch} ${hashOf(code)}`;
  const cachedData = memory.recall(key);
  const script = new Script(code, { filename, cachedData });
  const run = script.runInThisContext() as (
    importModule: (name: string) => Promise<unknown>,
    meta: ImportMeta,
  ) => Promise<ServerEntry>;
  return {
    entry: await run((name) => import(name), import.meta),
    keepCompiled() {
      if (!cachedData || script.cachedDataRejected) memory.keep(key, () => script.createCachedData());
    },
  };
}
