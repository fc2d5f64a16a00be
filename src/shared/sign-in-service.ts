import type { AccountText, SignIn, SignInProvider } from './generated/site.ts';
import { endpointOrigin } from './web-address.ts';

/** Where the provider sends visitors back to, after login and after logout: the one address to register there. */
export const returnPath = '/_sign-in';

/** Keys of what a tab keeps in its session storage. Nothing of it is kept longer than the tab. */
export const storageKeys = {
  /** Who is logged in. */
  session: 'signInSession',
  /** What was asked of the provider and is not answered yet. */
  request: 'signInRequest',
  /** How it ended, for the page the visitor comes back to. */
  outcome: 'signInOutcome',
} as const;

/** A provider, and the words that go with it. */
export interface SignInService {
  provider: SignInProvider;
  account: AccountText;
}

/** The provider at which visitors log in; undefined while there is none. The schema asks for the words with it. */
export function signInServiceOf({ provider, account }: SignIn): SignInService | undefined {
  return provider && account ? { provider, account } : undefined;
}

/**
 * The origins that a provider answers at: `https://accounts.example.com`. Empty when there is no provider.
 * @throws Error for an address that is none: the check has refused those already.
 */
export function signInHostsOf({ provider }: Pick<SignIn, 'provider'>): string[] {
  if (!provider) return [];
  return [...new Set([provider.issuer, ...(provider.hosts ?? [])].map(originOf))];
}

function originOf(address: string): string {
  const origin = endpointOrigin(address);
  if (origin === undefined) throw new Error(`Unsafe sign-in address "${address}" reached the policy.`);
  return origin;
}
