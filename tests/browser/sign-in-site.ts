import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import { basePrefix } from '../../src/shared/base.ts';
import { fixtureFolders } from './servers.ts';
import { clientId, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

const root = resolve(import.meta.dirname, '../..');

/** The site with a sign-in provider, and the provider. */
export interface SignInSite {
  /** Address of the site, with its base and without a slash at the end. */
  url: string;
  /** The path of every request that browsers have sent, icons and all. */
  requested: string[];
  provider: IdentityProvider;
  stop(): Promise<void>;
}

/**
 * Builds the fixture site with a provider in sign-in.json, below a base if one is given, and serves both on free ports.
 * What forms send is taken.
 */
export async function startSignInSite(base = '/'): Promise<SignInSite> {
  const provider = await startIdentityProvider();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'sign-in-'));
  const pages = join(folder, 'pages');
  const outDir = join(folder, 'dist');
  cpSync(join(root, fixtureFolders.pages), pages, { recursive: true });
  const file = join(pages, '_site/sign-in.json');
  const signIn = JSON.parse(readFileSync(file, 'utf8')) as object;
  const googleHint = { parameter: 'kc_idp_hint', value: 'google' };
  const named = { issuer: provider.url, clientId, scopes: ['profile', 'email'], googleHint };
  writeFileSync(file, JSON.stringify({ ...signIn, provider: named }));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn', '--base', base],
    {
      cwd: root,
      env: { ...process.env, PAGES_DIR: pages, PUBLIC_DIR: fixtureFolders.public, OUT_DIR: outDir },
    },
  );
  const receiver = mountReceiver(createBuiltForms(outDir), { data: join(folder, 'inquiries.sqlite') });
  const server = createSiteServer(outDir, { receive: receiver.receive });
  const requested: string[] = [];
  server.prependListener('request', ({ url: address = '' }) => requested.push(address));
  await new Promise<void>((listening) => server.listen(0, listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${basePrefix(base)}`;
  provider.serve(url);
  return {
    url,
    requested,
    provider,
    async stop() {
      server.closeAllConnections();
      server.close();
      await receiver.close();
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
