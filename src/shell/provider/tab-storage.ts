import type { SignInProblems } from '../../shared/generated/site.ts';
import { storageKeys } from '../../shared/sign-in-service.ts';

/** A session that the provider has confirmed. */
export interface Session {
  name: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  /** Tells the provider which session to end at logout. */
  idToken: string;
}

/** The dialog that a request came from. */
export type DialogId = 'login' | 'sign-up';

/** A request that the provider has not answered yet, with the values to compare. */
export interface SignInRequest {
  kind: 'sign-in' | 'sign-out';
  state: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  nonce: string;
  codeVerifier: string;
  dialog: DialogId;
  /** The page (path with query and hash) and its scroll position, in pixels. */
  place: { path: string; scrollY: number };
}

export type SignInFailure = keyof SignInProblems;

/** The result of a request, for the page that the visitor returns to. */
export interface SignInOutcome {
  result: 'signedIn' | 'signedOut' | 'unchanged' | SignInFailure;
  dialog: DialogId;
  scrollY: number;
  /** Details for developers. */
  detail?: string;
}

interface Stored {
  session: Session;
  request: SignInRequest;
  outcome: SignInOutcome;
}

/** @throws DOMException when storage is blocked. */
export function put<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
  sessionStorage.setItem(storageKeys[key], JSON.stringify(value));
}

/** Gets a value of this tab; undefined when there is none or storage is blocked. */
export function get<Key extends keyof Stored>(key: Key): Stored[Key] | undefined {
  try {
    const text = sessionStorage.getItem(storageKeys[key]);
    return text === null ? undefined : (JSON.parse(text) as Stored[Key]);
  } catch {
    // Storage is blocked, or holds data of another program.
    return undefined;
  }
}

/** Gets a value and removes it, so that it counts once. */
export function take<Key extends keyof Stored>(key: Key): Stored[Key] | undefined {
  const value = get(key);
  try {
    sessionStorage.removeItem(storageKeys[key]);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  return value;
}

/** The session, unless it has expired. */
export function currentSession(): Session | undefined {
  const session = get('session');
  return session && session.expiresAt > Date.now() ? session : undefined;
}
