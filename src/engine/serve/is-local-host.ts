import { isIP } from 'node:net';

/**
 * True when a `Host` header names this computer by a name that nobody else can let point here: `localhost`, or an
 * address in digits. Clients that send none are no browsers.
 */
export function isLocalHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
}
