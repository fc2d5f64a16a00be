import { currentSession, kept, type Outcome, take } from './tab-storage.ts';

/** The longest time a browser's timer can hold, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

let timer: number | undefined;

/** Makes the page say who is logged in, and how a sign-in or sign-out ended that led back to it. */
export async function showSession(): Promise<void> {
  await documentRead();
  followSession();
  const outcome = take('outcome');
  if (outcome) await showOutcome(outcome);
}

/** Shows the session there is, or that it is over. */
export function followSession(): void {
  clearTimeout(timer);
  const session = currentSession();
  document.documentElement.toggleAttribute('data-signed-in', session !== undefined);
  for (const place of document.querySelectorAll('[data-account-name]'))
    place.textContent = session?.name ?? '';
  if (session)
    timer = window.setTimeout(followSession, Math.min(session.expiresAt - Date.now(), longestTimer));
  else if (kept('session')) endSession('ended');
}

/** Ends the session of this site, and says so to those who hear the page. */
export function endSession(reason: 'ended' | 'signedOut'): void {
  take('session');
  const hadFocus = document.activeElement?.closest('[data-account]');
  followSession();
  announce(reason);
  // What had the focus is gone; Login stands in its place.
  if (hadFocus) hadFocus.parentElement?.querySelector('button')?.focus();
}

/** Puts a problem into words, in the dialog it belongs to. */
export function showProblem({ result, dialog, detail }: Outcome): void {
  const box = document.getElementById(dialog);
  const region = box?.querySelector<HTMLElement>('[role="alert"]');
  if (!box || !region) return;
  if (detail !== undefined) console.warn(`Sign-in: ${detail}`);
  region.textContent = '';
  // Pressing the button that opens the dialog is what the visitor would do.
  if (!box.matches('[open], :popover-open'))
    document.querySelector<HTMLElement>(`[popovertarget="${dialog}"]`)?.click();
  // In a frame of its own, so that screen readers notice the change.
  requestAnimationFrame(() => (region.textContent = problemTexts()[result] ?? ''));
}

async function showOutcome(outcome: Outcome): Promise<void> {
  // A jump to an anchor is done only then, and would have the last word.
  if (location.hash) await pageLoaded();
  // Whoever has scrolled while this was on its way stays there.
  if (location.hash || scrollY === 0) scrollTo({ top: outcome.scrollY, behavior: 'instant' });
  if (outcome.result === 'signedIn' || outcome.result === 'signedOut') announce(outcome.result);
  else if (outcome.result !== 'unchanged') showProblem(outcome);
}

function announce(what: 'signedIn' | 'signedOut' | 'ended'): void {
  const region = document.querySelector<HTMLElement>('[data-account-news]');
  if (!region) return;
  const { signedInAs = '', signedOut = '', ended = '' } = region.dataset;
  const text = { signedIn: `${signedInAs} ${currentSession()?.name ?? ''}`.trim(), signedOut, ended }[what];
  requestAnimationFrame(() => (region.textContent = text));
}

function problemTexts(): Record<string, string> {
  const text = document.querySelector<HTMLElement>('[data-problems]')?.dataset.problems;
  return text === undefined ? {} : (JSON.parse(text) as Record<string, string>);
}

function documentRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}

function pageLoaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((done) => addEventListener('load', done, { once: true }));
}
