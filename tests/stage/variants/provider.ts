import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The name under which the provider knows the site. */
export const clientId = 'marketing-site';

/** Lets visitors of the fixture site sign in. */
export function addProvider(pages: string, { provider }: { provider: { url: string } }): void {
  const googleHint = { parameter: 'kc_idp_hint', value: 'google' };
  const named = { issuer: provider.url, clientId, scopes: ['profile', 'email'], googleHint };
  changeJson(join(pages, '_site/sign-in.json'), { provider: named });
}
