import { explainFailure } from './explain-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { readProvider } from './read-provider.ts';
import { currentSession, put, type Outcome, type SignInRequest, take } from './tab-storage.ts';

/** Maximum age of a request, in milliseconds. A new account may need a confirmation e-mail. */
const maxAgeMs = 60 * 60 * 1000;

type Ending = Pick<Outcome, 'result' | 'detail'>;

// Entry of the document at the redirect URI. It renders nothing: it finishes the sign-in and redirects to the
// page that the visitor came from, which shows the outcome.
const answer = new URLSearchParams(location.search);
// A code is valid once, so remove it from address bar and history.
history.replaceState(null, '', location.pathname);
const request = take('request');
void finish(request).then((ending) => leave(ending, request));

async function finish(asked: SignInRequest | undefined): Promise<Ending> {
  // Some providers do not return the state after logout, and the session has ended already.
  if (asked?.kind === 'sign-out') return { result: 'signedOut' };
  const isOurs = asked && answer.get('state') === asked.state && Date.now() - asked.startedAt < maxAgeMs;
  // The back button leads to an old response. It does not matter to a logged-in visitor.
  if (!isOurs) return { result: currentSession() ? 'unchanged' : 'expired' };
  const provider = readProvider();
  if (!provider) return { result: 'failed', detail: 'The document names no provider.' };
  try {
    put('session', await finishSignIn(provider, asked, answer));
    return { result: 'signedIn' };
  } catch (error) {
    const { problem, detail } = explainFailure(error);
    return { result: problem, detail };
  }
}

function leave(ending: Ending, asked: SignInRequest | undefined): void {
  const { path, scrollY } = asked?.place ?? { path: import.meta.env.BASE_URL, scrollY: 0 };
  try {
    put('outcome', { ...ending, dialog: asked?.dialog ?? 'login', scrollY });
  } catch {
    // Without storage there was no request. The home page lets the visitor try again.
  }
  const target = new URL(path, location.origin);
  location.replace(target.origin === location.origin ? target : import.meta.env.BASE_URL);
}
