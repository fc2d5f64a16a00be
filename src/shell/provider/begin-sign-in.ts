import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { returnAddress } from './return-address.ts';
import { callProvider } from './call-provider.ts';
import { type DialogId, keep } from './tab-storage.ts';

/** What a visitor pressed. */
export interface Choice {
  dialog: DialogId;
  withGoogle: boolean;
}

/**
 * The address at the provider where this visitor logs in or signs up. What must come back with the answer is kept
 * in this tab.
 * @throws what `callProvider` throws, and DOMException when the browser keeps nothing for this site.
 */
export async function beginSignIn(provider: SignInProvider, choice: Choice): Promise<URL> {
  const { server } = await callProvider(provider);
  if (server.authorization_endpoint === undefined)
    throw new Error('The provider names no authorization_endpoint.');
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  keep('request', {
    kind: 'sign-in',
    state,
    nonce,
    codeVerifier,
    startedAt: Date.now(),
    dialog: choice.dialog,
    place: placeNow(),
  });

  const address = new URL(server.authorization_endpoint);
  const parameters = {
    // First, so that it can stand in for nothing that the protocol needs.
    ...(choice.withGoogle && provider.googleHint
      ? { [provider.googleHint.parameter]: provider.googleHint.value }
      : {}),
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: returnAddress(),
    scope: [...new Set(['openid', ...(provider.scopes ?? ['profile'])])].join(' '),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(choice.dialog === 'sign-up' && canRegister(server) ? { prompt: 'create' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/** Where the visitor stands now. */
export function placeNow() {
  return { path: location.pathname + location.search + location.hash, scrollY };
}

/** Whether the provider has a page for new accounts, and says so. Else its login page leads there. */
function canRegister({ prompt_values_supported: prompts }: oauth.AuthorizationServer): boolean {
  return Array.isArray(prompts) && prompts.includes('create');
}
