import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { fixtureFolders } from './servers.ts';

const root = resolve(import.meta.dirname, '../..');

/** The site with two scripts that wait for consent: one for analytics, one for advertising. */
export interface ConsentSite {
  /** Address of the site, without a slash at the end. */
  url: string;
  stop(): void;
}

/** Builds the fixture site with a consent.json that names scripts, and serves it on a free port. */
export async function startConsentSite(): Promise<ConsentSite> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'consent-'));
  const pages = join(folder, 'pages');
  const outDir = join(folder, 'dist');
  cpSync(join(root, fixtureFolders.pages), pages, { recursive: true });
  const file = join(pages, '_site/consent.json');
  const consent = { ...JSON.parse(readFileSync(file, 'utf8')), scripts };
  writeFileSync(file, JSON.stringify(consent));
  execFileSync(process.execPath, ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, PAGES_DIR: pages, PUBLIC_DIR: fixtureFolders.public, OUT_DIR: outDir },
  });
  mkdirSync(join(outDir, 'scripts'));
  for (const name of ['analytics', 'advertising'])
    writeFileSync(join(outDir, `scripts/${name}.js`), report(name));

  const server = createSiteServer(outDir);
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const scripts = [
  {
    category: 'analytics',
    src: '/scripts/analytics.js',
    settings: [{ name: 'data-domain', value: 'greenplot.example' }],
  },
  { category: 'advertising', src: '/scripts/advertising.js' },
];

/** A script that leaves a trace of having run, and of the settings it was given. */
function report(name: string): string {
  return `(window.ran ??= []).push(['${name}', document.currentScript.dataset.domain ?? '']);`;
}
