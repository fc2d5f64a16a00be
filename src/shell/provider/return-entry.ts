import * as oauth from 'oauth4webapi';
import { isBlank, withoutInvisible } from '../../shared/blank.ts';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { callProvider, type Connection, readProvider, returnAddress } from './call-provider.ts';
import { explainFailure } from './explain-failure.ts';
import {
  currentSession,
  type SignInOutcome,
  put,
  type Session,
  type SignInRequest,
  take,
} from './tab-storage.ts';

/** Maximum age of a request, in milliseconds. A new account may need a confirmation e-mail. */
const maxAgeMs = 60 * 60 * 1000;

type Ending = Pick<SignInOutcome, 'result' | 'detail'>;

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
    put('session', await openSession(provider, asked));
    return { result: 'signedIn' };
  } catch (error) {
    const { failure, detail } = explainFailure(error);
    return { result: failure, detail };
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

/**
 * Turns the provider's response into a session. Validates the response against the request, exchanges its
 * code, and validates issuer, audience, nonce, time and signature of the ID token.
 * @throws the errors of `callProvider`, and AuthorizationResponseError when the provider refuses.
 */
async function openSession(provider: SignInProvider, asked: SignInRequest): Promise<Session> {
  const connection = await callProvider(provider);
  const { server, client, options } = connection;
  const parameters = oauth.validateAuthResponse(server, client, answer, asked.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    returnAddress(),
    asked.codeVerifier,
    options(),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    // With it the library requires an ID token.
    expectedNonce: asked.nonce,
  });
  // The library does not call this on its own.
  await oauth.validateApplicationLevelSignature(server, response, options());
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims || tokens.id_token === undefined) throw new Error('The provider sent no identity.');
  const name = nameIn(claims) ?? nameIn(await askForMore(connection, tokens.access_token, claims.sub)) ?? '';
  return { name, expiresAt: claims.exp * 1000, idToken: tokens.id_token };
}

/** Fetches the visitor's profile, the only use of the access token. */
async function askForMore(
  { server, client, options }: Connection,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (server.userinfo_endpoint === undefined) return {};
  const response = await oauth.userInfoRequest(server, client, accessToken, options());
  return oauth.processUserInfoResponse(server, client, subject, response);
}

/** The visitor's name from the most to the least personal claim, without invisible characters. */
function nameIn(claims: Record<string, unknown>): string | undefined {
  const names = ['name', 'given_name', 'nickname', 'preferred_username', 'email'].map((key) => claims[key]);
  const name = names.find((value) => typeof value === 'string' && !isBlank(value));
  return typeof name === 'string' ? [...withoutInvisible(name).trim()].slice(0, 200).join('') : undefined;
}
