import * as oauth from 'oauth4webapi';
import type { SignInProvider } from '../../shared/generated/site.ts';
import { signInHostsOf } from '../../shared/sign-in-service.ts';

/** How long the provider may take for one answer, in milliseconds. */
const patience = 10_000;

/** A provider that has introduced itself, and how to speak to it. */
export interface Connection {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** For every request to it. */
  options(): { signal: AbortSignal; [oauth.allowInsecureRequests]: boolean };
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
  });
  const response = await oauth.discoveryRequest(issuer, options());
  const server = await oauth.processDiscoveryResponse(issuer, response);
  requireNamedHosts(server, provider);
  return { server, client: { client_id: provider.clientId }, options };
}

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
