import { explainFailure } from './explain-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { readProvider } from './read-provider.ts';
import { currentSession, keep, type Outcome, type SignInRequest, take } from './tab-storage.ts';

/** How long a visitor may take at the provider, in milliseconds: a new account may need an e-mail to be answered. */
const longest = 60 * 60 * 1000;

type Ending = Pick<Outcome, 'result' | 'detail'>;

// The document that the provider sends visitors back to. It draws nothing: it finishes what was begun and leads
// back to the page the visitor had left, which says how it ended.
const answer = new URLSearchParams(location.search);
// A code counts once; it stays neither in the address bar nor in the history.
history.replaceState(null, '', location.pathname);
const request = take('request');
void finish(request).then((ending) => leave(ending, request));

async function finish(asked: SignInRequest | undefined): Promise<Ending> {
  // Not every service sends the state back after logout, and here the session is over already.
  if (asked?.kind === 'sign-out') return { result: 'signedOut' };
  const isOurs = asked && answer.get('state') === asked.state && Date.now() - asked.startedAt < longest;
  // An old answer, reached by the back button, says nothing to those who are logged in.
  if (!isOurs) return { result: currentSession() ? 'unchanged' : 'expired' };
  const provider = readProvider();
  if (!provider) return { result: 'failed', detail: 'The document names no provider.' };
  try {
    keep('session', await finishSignIn(provider, asked, answer));
    return { result: 'signedIn' };
  } catch (error) {
    const { problem, detail } = explainFailure(error);
    return { result: problem, detail };
  }
}

function leave(ending: Ending, asked: SignInRequest | undefined): void {
  const { path, scrollY } = asked?.place ?? { path: import.meta.env.BASE_URL, scrollY: 0 };
  try {
    keep('outcome', { ...ending, dialog: asked?.dialog ?? 'login', scrollY });
  } catch {
    // Without storage there was no request either; the page at least is one where the visitor can try again.
  }
  const target = new URL(path, location.origin);
  location.replace(target.origin === location.origin ? target : import.meta.env.BASE_URL);
}
