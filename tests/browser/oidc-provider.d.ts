/** The part of the provider that the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scopes: string): void;
    save(): Promise<string>;
  }

  interface Context {
    path: string;
    querystring: string;
    oidc?: Oidc;
  }

  interface Oidc {
    provider: Provider;
    params?: object;
    client?: { clientId: string };
    session?: { accountId?: string };
  }

  interface Configuration {
    [setting: string]: unknown;
    features: {
      devInteractions: { enabled: boolean };
      rpInitiatedLogout: {
        enabled: boolean;
        logoutSource(context: { body: string }, form: string): void;
      };
    };
    interactions: { policy: unknown; url(context: unknown, interaction: { uid: string }): string };
    ttl: Record<string, number | (() => number)>;
    clientBasedCORS(context: unknown, origin: string): boolean;
    findAccount(context: unknown, sub: string): { accountId: string; claims(): object };
    loadExistingGrant(context: { oidc: Oidc }): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }

  export const interactionPolicy: {
    base(): {
      add(prompt: unknown, place: number): void;
      get(name: string): { checks: { remove(reason: string): void } };
    };
    Prompt: new (info: { name: string; requestable: boolean }) => unknown;
  };
}
