import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a page of the site sent the request, or no browser at all. Browsers name the page's origin with every form
 * they send. `origins` are those besides the receiver's own.
 */
export function isOwnOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origins: string[],
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
