import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { signInHostsOf } from '../../shared/sign-in-service.ts';

/** How long the provider may take for one answer, in milliseconds. */
const patience = 10_000;

/** How long one answer may be, in characters. */
const maxLength = 1_000_000;

/** A provider that has introduced itself, and how to speak to it. */
export interface Connection {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** For every request to it. */
  options(): { signal: AbortSignal; [oauth.allowInsecureRequests]: boolean; [oauth.customFetch]: Ask };
}

/**
 * Asks the provider where it answers what.
 * @throws TypeError or DOMException when it cannot be reached, and the errors of oauth4webapi.
 */
export async function callProvider(provider: SignInProvider): Promise<Connection> {
  const issuer = new URL(provider.issuer);
  const options = () => ({
    signal: AbortSignal.timeout(patience),
    // Only "http://localhost" passes the check, for trying things out.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    [oauth.customFetch]: ask,
  });
  const response = await oauth.discoveryRequest(issuer, options());
  const server = await oauth.processDiscoveryResponse(issuer, response);
  requireNamedHosts(server, provider);
  return { server, client: { client_id: provider.clientId }, options };
}

type Ask = (address: string, init: object) => Promise<Response>;

/**
 * Asks for an answer and reads all of it, so that one that does not end is a provider that does not answer. What the
 * browser has kept of an earlier one is not taken unasked: the provider may have changed its keys since.
 */
const ask: Ask = async (address, init) => {
  const response = await fetch(address, { ...init, cache: 'no-cache' });
  if (!response.body) return response;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length <= maxLength) continue;
    await reader.cancel();
    throw new Error('The answer of the provider is too long.');
  }
  return new Response(text, response);
};

/** The page's policy lets no request through to other hosts; said here, it names what to fix. */
function requireNamedHosts(server: oauth.AuthorizationServer, provider: SignInProvider): void {
  const hosts = signInHostsOf({ provider });
  for (const name of ['token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const) {
    const address = server[name];
    if (address === undefined || hosts.includes(new URL(address).origin)) continue;
    throw new Error(
      `The provider's ${name} is ${address}. Add "${new URL(address).origin}" to "hosts" in pages/_site/sign-in.json.`,
    );
  }
}
