import type { Consent } from './generated/site.ts';
import { httpsOrigin } from './web-address.ts';

type Scripts = Pick<Consent, 'scripts'>;

/**
 * What a Content-Security-Policy must allow for the scripts a visitor can consent to: the origins of scripts on
 * other hosts (`https://stats.example.com`), what they load from, and `'self'` when a script is a file of this site. Empty
 * when there are no such scripts; the Trusted Types policy `consent` is needed exactly when it is not empty.
 * @throws Error for an address that is neither: the check has refused those already.
 */
export function scriptHostsOf({ scripts }: Scripts = { scripts: [] }): string[] {
  return [...new Set(scripts.flatMap(({ src, loadsFrom = [] }) => [sourceOf(src), ...loadsFrom]))];
}

/** Whether one of them loads others or writes into the page, which Trusted Types would refuse. */
export function scriptsLoadMore({ scripts }: Scripts = { scripts: [] }): boolean {
  return scripts.some(({ loadsFrom }) => loadsFrom !== undefined);
}

function sourceOf(src: string): string {
  if (/^\/(?!\/)/.test(src)) return "'self'";
  const origin = httpsOrigin(src);
  if (origin === undefined) throw new Error(`Unsafe script address "${src}" reached the policy.`);
  return origin;
}
