import type { AccountText } from '../../shared/generated/site.ts';
import { announce } from '../announce.ts';
import { currentSession, get, type SignInOutcome, take } from './tab-storage.ts';

/** The longest delay of `setTimeout`, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

let timer: number | undefined;

/** Shows the session, and the outcome of a sign-in or sign-out that led back to this page. */
export async function showSession(): Promise<void> {
  await documentRead();
  followSession();
  const outcome = take('outcome');
  if (outcome) await showOutcome(outcome);
}

/** Shows the current session, or its end. */
export function followSession(): void {
  clearTimeout(timer);
  const session = currentSession();
  document.documentElement.toggleAttribute('data-signed-in', session !== undefined);
  for (const place of document.querySelectorAll('[data-account-name]'))
    place.textContent = session?.name ?? '';
  if (session)
    timer = window.setTimeout(followSession, Math.min(session.expiresAt - Date.now(), longestTimer));
  else if (get('session')) endSession('ended');
}

/** Ends the session on this site and announces it to screen readers. */
export function endSession(reason: 'ended' | 'signedOut'): void {
  take('session');
  const hadFocus = document.activeElement?.closest('[data-account]');
  followSession();
  announceNews(reason);
  // The focused element is hidden now, so Login gets the focus.
  if (hadFocus) hadFocus.parentElement?.querySelector('button')?.focus();
}

/** Shows a failure in its dialog. */
export function showFailure({ result, dialog, detail }: SignInOutcome): void {
  const box = document.getElementById(dialog);
  const region = box?.querySelector<HTMLElement>('[role="alert"]');
  if (!box || !region) return;
  if (detail !== undefined) console.warn(`Sign-in: ${detail}`);
  // Opens the dialog as the visitor would.
  if (!box.matches('[open], :popover-open'))
    document.querySelector<HTMLElement>(`[popovertarget="${dialog}"]`)?.click();
  const problems: Partial<Record<SignInOutcome['result'], string>> = accountWords().problems;
  announce(region, problems[result] ?? '');
}

async function showOutcome(outcome: SignInOutcome): Promise<void> {
  // The browser scrolls to an anchor on load, which would override this.
  if (location.hash) await pageLoaded();
  // Keep the position if the visitor has scrolled already.
  if (location.hash || scrollY === 0) scrollTo({ top: outcome.scrollY });
  if (outcome.result === 'signedIn') {
    // It may have ended while this page loaded, which is announced already.
    if (currentSession()) announceNews('signedIn');
  } else if (outcome.result === 'signedOut') announceNews('signedOut');
  else if (outcome.result !== 'unchanged') showFailure(outcome);
}

function announceNews(news: 'signedIn' | 'signedOut' | 'ended'): void {
  const region = newsRegion();
  // Pages in the catalogue have no shell.
  if (!region) return;
  const { signedInAs, signedOut, ended } = accountWords();
  const signedIn = `${signedInAs} ${currentSession()?.name ?? ''}`.trim();
  announce(region, { signedIn, signedOut, ended }[news]);
}

function newsRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-account-news]');
}

function accountWords(): AccountText {
  return JSON.parse(newsRegion()!.dataset.accountNews!) as AccountText;
}

function documentRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}

function pageLoaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((done) => addEventListener('load', done, { once: true }));
}
