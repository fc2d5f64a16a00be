import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findHost } from '../../src/engine/hosts/hosts.ts';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import { command, copyContent, runNode } from './fixture-project.ts';
import { allowReading } from './start-host.ts';

/** The fixture site, built once per run at the root of its host and below a base, for every host there is. */
export interface BuiltSites {
  root: string;
  /** Built for `/site/`. */
  below: string;
  /** What a host serves that has `below` in it. */
  aroundBelow: string;
  /** The content of both. */
  content: { PAGES_DIR: string; PUBLIC_DIR: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    sites: BuiltSites;
  }
}

export default async function buildSites({ provide }: TestProject): Promise<() => void> {
  // In a folder that servers without rights can reach.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whole-')));
  const content = copyContent(join(folder, 'content'));
  const aroundBelow = join(folder, 'hosts');
  const sites = { root: join(folder, 'root'), below: join(aroundBelow, 'site'), aroundBelow, content };
  mkdirSync(aroundBelow);
  writeFileSync(join(aroundBelow, 'other.txt'), 'of another site');
  await build(sites.root, '/', content);
  await build(sites.below, '/site/', content);
  allowReading(folder);
  provide('sites', sites);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** One build gives the configurations of nginx, Apache and Caddy: they read different files. */
async function build(folder: string, base: string, content: Record<string, string>): Promise<void> {
  const args = ['--host', 'nginx', '--base', base, '--logLevel', 'warn'];
  const { end, output } = await runNode(command('build', ...args), undefined, {
    ...content,
    OUT_DIR: folder,
  });
  if (end !== 0) throw new Error(`The fixture site was not built (${end}): ${output}`);
  const built = { rules: readHostRules(folder), files: listFiles(folder), url: 'https://www.example.com' };
  for (const name of ['apache', 'caddy'])
    for (const [path, text] of Object.entries(findHost(name).files(built)))
      writeFileSync(join(folder, path), text);
}
