import type { AccountText, SignIn, SignInProvider } from './generated/site.ts';
import { endpointOrigin } from './web-address.ts';

/** Redirect URI for login and logout: the one address to register at the provider. */
export const returnPath = '/_sign-in';

/** The key of the current session, and that of the result of a sign-in or sign-out (see `storageKeys`). */
export const sessionKey = 'signInSession';
export const outcomeKey = 'signInOutcome';

/** Keys in session storage, which ends with the tab. */
export const storageKeys = {
  session: sessionKey,
  /** The request that the provider has not answered yet. */
  request: 'signInRequest',
  /** The result of a sign-in or sign-out, for the page that the visitor returns to. */
  outcome: outcomeKey,
} as const;

/** A provider with its words. */
export interface SignInService {
  provider: SignInProvider;
  account: AccountText;
}

/** The provider with its words; undefined when the site has none. The schema requires both or neither. */
export function signInServiceOf({ provider, account }: Partial<SignIn> = {}): SignInService | undefined {
  return provider && account ? { provider, account } : undefined;
}

/**
 * The origins at which a provider answers: `https://accounts.example.com`. Empty without a provider.
 * @throws Error for an invalid address, which the check has refused already.
 */
export function signInHostsOf({ provider }: Pick<SignIn, 'provider'> = {}): string[] {
  if (!provider) return [];
  return [...new Set([provider.issuer, ...(provider.hosts ?? [])].map(originOf))];
}

function originOf(address: string): string {
  const origin = endpointOrigin(address);
  if (origin === undefined) throw new Error(`Unsafe sign-in address "${address}" reached the policy.`);
  return origin;
}
