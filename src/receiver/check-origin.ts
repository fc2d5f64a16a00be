import type { IncomingHttpHeaders } from 'node:http';

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
  return URL.canParse(origin) && new URL(origin).host === host;
}
