import type { SignInProblems } from '../../shared/generated/site.ts';
import { storageKeys } from '../../shared/sign-in-service.ts';

/** Who is logged in, as the provider has proven it. */
export interface Session {
  name: string;
  /** Until when, in milliseconds since 1970. */
  expiresAt: number;
  /** Tells the provider whom to log out. */
  idToken: string;
}

/** Which of the two dialogs a visitor came from. */
export type DialogId = 'login' | 'sign-up';

/** What was asked of the provider; everything that must come back, and where the visitor stood. */
export interface SignInRequest {
  kind: 'sign-in' | 'sign-out';
  state: string;
  /** When it was asked, in milliseconds since 1970. */
  startedAt: number;
  nonce: string;
  codeVerifier: string;
  dialog: DialogId;
  place: Place;
}

/** Where a visitor stood: path with query and hash, and how far the page was scrolled, in pixels. */
interface Place {
  path: string;
  scrollY: number;
}

export type Problem = keyof SignInProblems;

/** How a request ended, told to the page the visitor comes back to. */
export interface Outcome {
  result: 'signedIn' | 'signedOut' | 'unchanged' | Problem;
  dialog: DialogId;
  scrollY: number;
  /** For developers: what exactly went wrong. */
  detail?: string;
}

interface Kept {
  session: Session;
  request: SignInRequest;
  outcome: Outcome;
}

/** @throws DOMException when the browser keeps nothing for this site. */
export function keep<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
  sessionStorage.setItem(storageKeys[key], JSON.stringify(value));
}

/** What this tab keeps; undefined when there is nothing, or the browser keeps nothing for this site. */
export function kept<Key extends keyof Kept>(key: Key): Kept[Key] | undefined {
  try {
    const text = sessionStorage.getItem(storageKeys[key]);
    return text === null ? undefined : (JSON.parse(text) as Kept[Key]);
  } catch {
    // Blocked or not ours: as good as never kept.
    return undefined;
  }
}

/** Takes what is kept out of the storage, so that it counts once. */
export function take<Key extends keyof Kept>(key: Key): Kept[Key] | undefined {
  const value = kept(key);
  try {
    sessionStorage.removeItem(storageKeys[key]);
  } catch {
    // Blocked: then nothing was kept.
  }
  return value;
}

/** The session, as long as it lasts. */
export function currentSession(): Session | undefined {
  const session = kept('session');
  return session && session.expiresAt > Date.now() ? session : undefined;
}
