import * as oauth from 'oauth4webapi';
import { isBlank, withoutInvisible } from '../../shared/blank.ts';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { returnAddress } from './return-address.ts';
import { callProvider, type Connection } from './call-provider.ts';
import type { Session, SignInRequest } from './tab-storage.ts';

/**
 * Turns the provider's response into a session. Validates the response against the request, exchanges its
 * code, and validates issuer, audience, nonce, time and signature of the ID token.
 * @throws the errors of `callProvider`, and AuthorizationResponseError when the provider refuses.
 */
export async function finishSignIn(
  provider: SignInProvider,
  request: SignInRequest,
  answer: URLSearchParams,
): Promise<Session> {
  const connection = await callProvider(provider);
  const { server, client, options } = connection;
  const parameters = oauth.validateAuthResponse(server, client, answer, request.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    returnAddress(),
    request.codeVerifier,
    options(),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    // With it the library requires an ID token.
    expectedNonce: request.nonce,
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
