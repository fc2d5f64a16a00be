import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { listenInTurn } from '../stage/listen.ts';
import { clientId } from '../stage/variants/provider.ts';

/** An OpenID Connect provider on this machine, with one visitor whose name a test may choose. */
export interface IdentityProvider {
  /** Its issuer address. */
  url: string;
  /** The query of every authorization request. */
  asked: URLSearchParams[];
  /** The form of every token request. */
  exchanged: URLSearchParams[];
  name: string;
  /** Registers the site at this address as a client. */
  serve(site: string): void;
  stop(): Promise<void>;
  /** Signs with a new key. Browsers may have cached the earlier ones. */
  changeKey(): void;
  /** Returns an ID token with other claims, signed with the provider's key. */
  reissue(idToken: string, claims: object): string;
}

/** Listens on a free port, or on the given one. It answers once `serve` has registered a site. */
export async function startIdentityProvider(port = 0): Promise<IdentityProvider> {
  const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  let [privateKey, keys] = [makeKey(), 1];
  let changeKey = () => {};
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.writeHead(503).end();
  const { url, stop } = await listenInTurn(
    createServer((request, response) => answer(request, response)),
    port,
  );

  const self: IdentityProvider = {
    url,
    asked: [],
    exchanged: [],
    name: 'Asha Rao',
    serve(site) {
      answer = createAnswer(self, site, privateKey, `key-${keys}`);
      changeKey = () => {
        [privateKey, keys] = [makeKey(), keys + 1];
        self.serve(site);
      };
    },
    changeKey: () => changeKey(),
    stop,
    reissue: (idToken, claims) => reissue(privateKey, idToken, claims),
  };
  return self;
}

function createAnswer(self: IdentityProvider, site: string, privateKey: KeyObject, kid: string) {
  const policy = interactionPolicy.base();
  policy.get('consent')!.checks.remove('native_client_prompt');
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  const provider = new Provider(self.url, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [`${site}/_sign-in`],
        post_logout_redirect_uris: [`${site}/_sign-in`],
        token_endpoint_auth_method: 'none',
        // A web client must have an https: address.
        application_type: 'native',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['name'] },
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    extraParams: ['kc_idp_hint'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context, form) {
          context.body = `<title>Provider</title><link rel="icon" href="data:,">${form}<button form="op.logoutForm" name="logout" value="yes">Log me out</button>`;
        },
      },
    },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { IdToken: 3600, AccessToken: 60, Interaction: 600, Session: 600, Grant: 600 },
    clientBasedCORS: (_context, origin) => origin === new URL(site).origin,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: self.name }),
    }),
    // Skips the consent page.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path === '/auth') self.asked.push(new URLSearchParams(context.querystring));
    await next();
    if (context.path === '/jwks') context.set('cache-control', 'public, max-age=3600');
    if (context.path === '/token' && context.oidc?.params)
      self.exchanged.push(new URLSearchParams(context.oidc.params as Record<string, string>));
  });
  const handle = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void handle(request, response);
  };
}

/** The page on which a visitor logs in, signs up or cancels. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt } = await provider.interactionDetails(request, response);
  const choice = new URL(request.url ?? '/', 'http://localhost').searchParams.get('choice');
  if (choice === null) {
    const title = prompt.name === 'create' ? 'Create an account' : 'Who are you?';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>Provider</title><link rel="icon" href="data:,"><h1>${title}</h1><form><button name="choice" value="go">Continue</button><button name="choice" value="no">Refuse</button></form>`,
    );
    return;
  }
  const result =
    choice === 'go'
      ? { [prompt.name]: {}, login: { accountId: 'asha' } }
      : { error: 'access_denied', error_description: 'The visitor refused.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function reissue(key: KeyObject, idToken: string, claims: object): string {
  const [head = '', body = ''] = idToken.split('.');
  const old = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const content = `${head}.${Buffer.from(JSON.stringify({ ...old, ...claims })).toString('base64url')}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
