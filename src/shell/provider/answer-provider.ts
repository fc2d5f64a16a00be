import * as oauth from 'oauth4webapi';
import { beginSignIn, currentPlace } from './begin-sign-in.ts';
import { returnAddress } from './return-address.ts';
import { callProvider } from './call-provider.ts';
import { explainFailure } from './explain-failure.ts';
import { readProvider } from './read-provider.ts';
import { endSession, showProblem } from './session.ts';
import { currentSession, type DialogId, put } from './tab-storage.ts';

let isBusy = false;
// A page from the back/forward cache still shows that it is waiting.
addEventListener('pageshow', ({ persisted }) => persisted && stopWaiting());

/** Handles the buttons of the dialogs that lead to the provider, and "Sign out". */
export async function answerProvider(button: HTMLElement): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  if (button.dataset.signIn === 'sign-out') await signOut();
  else await signIn(button);
  // The browser is navigating. If the visitor stops it, the buttons must work again.
  isBusy = false;
}

async function signIn(button: HTMLElement): Promise<void> {
  const box = button.closest('dialog');
  const provider = readProvider();
  if (!box || !provider) return;
  const dialog = box.id as DialogId;
  setText('alert', box, '');
  setText('status', box, box.querySelector<HTMLElement>('[role="status"]')?.dataset.leaving ?? '');
  try {
    const withGoogle = button.dataset.signIn === 'google';
    location.assign(await beginSignIn(provider, { dialog, withGoogle }));
  } catch (error) {
    stopWaiting();
    const { problem, detail } = explainFailure(error);
    showProblem({ result: problem, dialog, scrollY, detail });
  }
}

/** Ends the session on this site first, whether or not the provider answers. */
async function signOut(): Promise<void> {
  const session = currentSession();
  const provider = readProvider();
  endSession('signedOut');
  if (!session || !provider) return;
  try {
    const { server } = await callProvider(provider);
    if (server.end_session_endpoint === undefined) return;
    const state = oauth.generateRandomState();
    const request = { state, nonce: '', codeVerifier: '', startedAt: Date.now(), place: currentPlace() };
    put('request', { kind: 'sign-out', dialog: 'login', ...request });
    const address = new URL(server.end_session_endpoint);
    address.searchParams.set('id_token_hint', session.idToken);
    address.searchParams.set('client_id', provider.clientId);
    address.searchParams.set('post_logout_redirect_uri', returnAddress());
    address.searchParams.set('state', state);
    location.assign(address);
  } catch (error) {
    showProblem({ result: 'signOut', dialog: 'login', scrollY, detail: explainFailure(error).detail });
  }
}

function stopWaiting(): void {
  for (const box of document.querySelectorAll('[data-shell="sign-in"]')) setText('status', box, '');
}

function setText(role: 'alert' | 'status', box: Element, text: string): void {
  const region = box.querySelector(`[role="${role}"]`);
  if (region) region.textContent = text;
}
