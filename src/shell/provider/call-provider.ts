import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { returnPath, signInHostsOf } from '../../shared/sign-in-service.ts';

const timeoutMs = 10_000;

/** The provider's data from the document; undefined when the site has no provider. */
export function readProvider(): SignInProvider | undefined {
  const text = document.querySelector<HTMLElement>('[data-provider]')?.dataset.provider;
  return text === undefined ? undefined : (JSON.parse(text) as SignInProvider);
}

/** The redirect URI of this site. */
export function returnAddress(): string {
  return location.origin + import.meta.env.BASE_URL + returnPath.slice(1);
}

/** A provider's metadata, and the options for requests to it. */
export interface Connection {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Creates the options of one request. */
  options(): { signal: AbortSignal; [oauth.allowInsecureRequests]: boolean; [oauth.customFetch]: Ask };
}

/**
 * Fetches the provider's metadata (discovery).
 * @throws TypeError or DOMException when it cannot be reached, and the errors of oauth4webapi.
 */
export async function callProvider(provider: SignInProvider): Promise<Connection> {
  const issuer = new URL(provider.issuer);
  const options = () => ({
    signal: AbortSignal.timeout(timeoutMs),
    // The check allows `http:` only for "http://localhost", for development.
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
 * Fetches a whole response, so that the error of the timeout reaches the caller. Revalidates cached responses, because
 * the provider may have changed its keys.
 */
const ask: Ask = async (address, init) => {
  const response = await fetch(address, { ...init, cache: 'no-cache' });
  return new Response(await response.blob(), response);
};

/** The Content-Security-Policy would block other hosts. This error says what to add. */
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
