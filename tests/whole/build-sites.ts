import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findHost } from '../../src/hosts/hosts.ts';
import { readRouting } from '../../src/hosts/routing.ts';
import { listFiles } from '../../src/hosts/prepare.ts';
import { changeContent } from '../stage/build-fixture.ts';
import { copyContent } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { build } from '../stage/run-node.ts';
import { allowReading } from './start-host.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The fixture site, built for every host: at the root, and with a page for unknown addresses at `/site/` in the folder
     * of a host. `files` are the hashes of the former, built for nginx.
     */
    sites: Record<'root' | 'below' | 'aroundBelow', string> & {
      files: Record<string, string>;
      content: ReturnType<typeof copyContent>;
    };
  }
}

/** Builds the fixture site once per run. */
export default async function buildSites({ provide }: TestProject): Promise<() => void> {
  // Servers without root privileges must be able to read this folder.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whole-')));
  const content = copyContent(join(folder, 'content'));
  const aroundBelow = join(folder, 'hosts');
  const [root, below] = [join(folder, 'root'), join(aroundBelow, 'site')];
  mkdirSync(aroundBelow);
  writeFileSync(join(aroundBelow, 'other.txt'), 'of another site');
  await build({ ...content, OUT_DIR: root }, '--host', 'nginx');
  const files = hashFiles(root);
  const withNotFound = copyContent(join(folder, 'content-below'));
  changeContent(withNotFound.PAGES_DIR, 'not-found');
  await build({ ...withNotFound, OUT_DIR: below }, '--host', 'nginx', '--base', '/site/');
  for (const site of [root, below]) addHosts(site);
  allowReading(folder);
  provide('sites', { root, below, aroundBelow, files, content });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Adds the configurations of Apache and Caddy to a build for nginx: they read different files. */
function addHosts(folder: string): void {
  const facts = { url: 'https://www.example.com', language: 'en', movedTitle: 'Moved' };
  const built = { routing: readRouting(folder), files: listFiles(folder), facts };
  for (const name of ['apache', 'caddy'])
    for (const [path, text] of Object.entries(findHost(name).files?.(built) ?? {}))
      writeFileSync(join(folder, path), text);
}
