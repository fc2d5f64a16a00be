import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '../shared/parse-url.ts';

/** The address of a sender, behind so many of the operator's own proxies. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy appends the address it saw. The client may have invented earlier entries.
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  // An address is never longer, but a header may be.
  return ((seen || socket.remoteAddress) ?? 'unknown').slice(0, 64);
}

/**
 * True for a request from a page of the site, or from a program that is no browser. Browsers send the page's
 * origin with every form. `origins` are the allowed ones besides the receiver's own.
 */
export function isOwnOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origins: string[],
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  return host !== undefined && parseUrl(origin)?.host === host;
}

/** Tells browsers that pages of these origins may send a message, and read the answer. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, origins: string[]): void {
  if (origins.length > 0) response.setHeader('vary', 'origin');
  if (headers.origin === undefined || !origins.includes(headers.origin)) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-expose-headers', 'retry-after');
  response.setHeader('access-control-max-age', '600');
}
