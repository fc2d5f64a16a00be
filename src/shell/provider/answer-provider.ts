import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { callProvider, readProvider, returnAddress } from './call-provider.ts';
import { explainFailure } from './explain-failure.ts';
import { endSession, showFailure } from './session.ts';
import { currentSession, type DialogId, put, type SignInRequest } from './tab-storage.ts';

let isBusy = false;
// A page from the back/forward cache still shows that it is waiting.
addEventListener('pageshow', ({ persisted }) => persisted && stopWaiting());

/** Handles the buttons of the dialogs that lead to the provider, and "Sign out". */
export async function answerProvider(button: HTMLElement): Promise<void> {
  const provider = readProvider();
  if (isBusy || !provider) return;
  isBusy = true;
  if (button.dataset.signIn === 'sign-out') await signOut(provider);
  else await signIn(provider, button);
  // The browser is navigating. If the visitor stops it, the buttons must work again.
  isBusy = false;
}

async function signIn(provider: SignInProvider, button: HTMLElement): Promise<void> {
  const box = button.closest('dialog');
  if (!box) return;
  const dialog = box.id as DialogId;
  setText('alert', box, '');
  setText('status', box, box.querySelector<HTMLElement>('[role="status"]')?.dataset.notice ?? '');
  try {
    const { server } = await callProvider(provider);
    if (server.authorization_endpoint === undefined)
      throw new Error('The provider names no authorization_endpoint.');
    const { googleHint } = provider;
    const withGoogle = button.dataset.signIn === 'google';
    const { state, nonce, codeVerifier } = storeRequest('sign-in', dialog);
    leadTo(server.authorization_endpoint, {
      // First, so that it cannot override a parameter of the protocol.
      ...(withGoogle && googleHint ? { [googleHint.parameter]: googleHint.value } : {}),
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: returnAddress(),
      scope: [...new Set(['openid', ...(provider.scopes ?? ['profile'])])].join(' '),
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(dialog === 'sign-up' && canRegister(server) ? { prompt: 'create' } : {}),
    });
  } catch (error) {
    stopWaiting();
    const { failure, detail } = explainFailure(error);
    showFailure({ result: failure, dialog, scrollY, detail });
  }
}

/** Ends the session on this site first, whether or not the provider answers. */
async function signOut(provider: SignInProvider): Promise<void> {
  const session = currentSession();
  endSession('signedOut');
  if (!session) return;
  try {
    const { server } = await callProvider(provider);
    if (server.end_session_endpoint === undefined) return;
    leadTo(server.end_session_endpoint, {
      id_token_hint: session.idToken,
      client_id: provider.clientId,
      post_logout_redirect_uri: returnAddress(),
      state: storeRequest('sign-out', 'login').state,
    });
  } catch (error) {
    showFailure({ result: 'signOut', dialog: 'login', scrollY, detail: explainFailure(error).detail });
  }
}

/** @throws DOMException when storage is blocked. */
function storeRequest(kind: SignInRequest['kind'], dialog: DialogId): SignInRequest {
  const request = {
    kind,
    dialog,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    startedAt: Date.now(),
    place: { path: location.pathname + location.search + location.hash, scrollY },
  };
  put('request', request);
  return request;
}

function leadTo(endpoint: string, parameters: Record<string, string>): void {
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  location.assign(address);
}

/** True when the provider announces a page for new accounts. Otherwise its login page links to it. */
function canRegister({ prompt_values_supported: prompts }: oauth.AuthorizationServer): boolean {
  return Array.isArray(prompts) && prompts.includes('create');
}

function stopWaiting(): void {
  for (const box of document.querySelectorAll('[data-shell="sign-in"]')) setText('status', box, '');
}

function setText(role: 'alert' | 'status', box: Element, text: string): void {
  const region = box.querySelector(`[role="${role}"]`);
  if (region) region.textContent = text;
}
