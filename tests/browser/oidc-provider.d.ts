/** The part of the provider that the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    path: string;
    querystring: string;
    oidc?: Oidc;
    set(header: string, value: string): void;
  }

  export interface Oidc {
    provider: Provider;
    params?: object;
    client?: { clientId: string };
    session?: { accountId?: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (of: object) => { addOIDCScope(scopes: string): void; save(): Promise<string> };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ prompt: Named }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }

  interface Named {
    name: string;
  }

  export const interactionPolicy: {
    base(): {
      add(prompt: unknown, place: number): void;
      get(name: string): { checks: { remove(reason: string): void } };
    };
    Prompt: new (info: Named & { requestable: boolean }) => unknown;
  };
}
