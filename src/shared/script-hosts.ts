import type { Consent } from './generated/site.ts';

/**
 * What a Content-Security-Policy must allow for the scripts a visitor can consent to: the origins of scripts on
 * other hosts (`https://stats.example.com`), and `'self'` when a script is a file of this site. Empty when there
 * are no such scripts; the Trusted Types policy `consent` is needed exactly when it is not empty.
 */
export function scriptHostsOf({ scripts }: Pick<Consent, 'scripts'>): string[] {
  const hosts = scripts.map(({ src }) => (src.startsWith('/') ? "'self'" : new URL(src).origin));
  return [...new Set(hosts)];
}
