import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { returnAddress } from './return-address.ts';
import { callProvider } from './call-provider.ts';
import { type DialogId, put } from './tab-storage.ts';

/** The button that the visitor pressed. */
export interface Choice {
  dialog: DialogId;
  withGoogle: boolean;
}

/**
 * Prepares a sign-in and stores its request in session storage. Returns the address at the provider.
 * @throws the errors of `callProvider`, and DOMException when storage is blocked.
 */
export async function beginSignIn(provider: SignInProvider, choice: Choice): Promise<URL> {
  const { server } = await callProvider(provider);
  if (server.authorization_endpoint === undefined)
    throw new Error('The provider names no authorization_endpoint.');
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  put('request', {
    kind: 'sign-in',
    state,
    nonce,
    codeVerifier,
    startedAt: Date.now(),
    dialog: choice.dialog,
    place: currentPlace(),
  });

  const address = new URL(server.authorization_endpoint);
  const parameters = {
    // First, so that it cannot override a parameter of the protocol.
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

/** The current page and scroll position. */
export function currentPlace() {
  return { path: location.pathname + location.search + location.hash, scrollY };
}

/** True when the provider announces a page for new accounts. Otherwise its login page links to it. */
function canRegister({ prompt_values_supported: prompts }: oauth.AuthorizationServer): boolean {
  return Array.isArray(prompts) && prompts.includes('create');
}
