import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findHost } from '../../src/engine/hosts/hosts.ts';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds the fixture site once, with the configurations of nginx, Apache and Caddy. */
export function buildForHosts(folder: string, base: string): void {
  const build = ['src/engine/cli/run.mjs', 'src/engine/cli/build.ts', '--host', 'nginx', '--base', base];
  execFileSync(process.execPath, [...build, '--logLevel', 'warn'], {
    cwd: root,
    env: {
      ...process.env,
      PAGES_DIR: fixturePages,
      PUBLIC_DIR: fixturePublic,
      OUT_DIR: folder,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = { rules: readHostRules(folder), files: listFiles(folder), url: 'https://www.example.com' };
  for (const name of ['apache', 'caddy'])
    for (const [path, text] of Object.entries(findHost(name).files(built)))
      writeFileSync(join(folder, path), text);
}
