import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import { basePrefix } from '../../src/shared/base.ts';
import { buildFixture, changeJson } from '../stage/build-fixture.ts';
import { clientId, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

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
  const googleHint = { parameter: 'kc_idp_hint', value: 'google' };
  const named = { issuer: provider.url, clientId, scopes: ['profile', 'email'], googleHint };
  const built = await buildFixture({
    base,
    change: (pages) => changeJson(join(pages, '_site/sign-in.json'), { provider: named }),
  });
  const receiver = mountReceiver(createBuiltForms(built.folder), {
    data: join(built.pages, 'inquiries.sqlite'),
  });
  const server = createSiteServer(built.folder, { receive: receiver.receive });
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
      built.remove();
    },
  };
}
