import type { Consent } from './generated/site.ts';
import { httpsOrigin } from './web-address.ts';

type Scripts = Pick<Consent, 'scripts'>;

/**
 * The sources that a Content-Security-Policy must allow for scripts that need consent: origins of scripts on
 * other hosts (`https://stats.example.com`), the hosts they load from, and `'self'` for a file of this site.
 * When the list is not empty, pages also need the Trusted Types policy `consent`.
 * @throws Error for an invalid address, which the check has refused already.
 */
export function scriptHostsOf({ scripts }: Scripts = { scripts: [] }): string[] {
  return [...new Set(scripts.flatMap(({ src, loadsFrom = [] }) => [sourceOf(src), ...loadsFrom]))];
}

/** True when a script loads others or writes into the page, which Trusted Types would refuse. */
export function scriptsLoadMore({ scripts }: Scripts = { scripts: [] }): boolean {
  return scripts.some(({ loadsFrom }) => loadsFrom !== undefined);
}

function sourceOf(src: string): string {
  if (/^\/(?!\/)/.test(src)) return "'self'";
  const origin = httpsOrigin(src);
  if (origin === undefined) throw new Error(`Unsafe script address "${src}" reached the policy.`);
  return origin;
}
