import type { Page, Request } from '@playwright/test';

/** What a page asks for, and which of it goes wrong. */
export interface Heard {
  /** Resolves when all that was asked for is there. */
  untilQuiet(): Promise<void>;
  /** What went wrong since it was asked last. */
  take(): string[];
}

/** Listens to the requests of a page of a site, whose address has no slash at the end. */
export function listen(page: Page, site: string): Heard {
  let found: string[] = [];
  const pending = new Set<Request>();
  let quiet = () => {};
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) quiet();
  };
  page.on('request', (request) => {
    const address = request.url();
    if (/^(?:data|blob):/.test(address)) return;
    if (address !== site && !address.startsWith(`${site}/`)) found.push(`asks outside the site: ${address}`);
    // A film is asked for in parts, and the browser ends requests it needs no more.
    if (request.resourceType() !== 'media') pending.add(request);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`gets ${response.status()} for ${response.url()}`);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    if (pending.has(request)) found.push(`gets ${request.failure()?.errorText} for ${request.url()}`);
    end(request);
  });
  return {
    untilQuiet: () =>
      new Promise((resolve) => {
        quiet = resolve;
        if (pending.size === 0) resolve();
      }),
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
