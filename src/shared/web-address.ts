/** Names of hosts as they go over the wire. `URL` allows quotes and semicolons in them, which end things elsewhere. */
const hostName = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/** The origin of an `https:` address: `https://stats.example`. Undefined for anything that is no such address. */
export function httpsOrigin(address: string): string | undefined {
  const url = parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return hostName.test(url.hostname) ? url.origin : undefined;
}

/** True for the address of a whole site, written as browsers write it: `https://www.example.com`. */
export function isSiteAddress(address: string): boolean {
  return httpsOrigin(address) === address;
}

/** Stands for this site while an address on it is parsed. */
const here = 'https://site.invalid';

/**
 * True for the address of a script, written as browsers write it: on another site (`https://stats.example/count.js`),
 * or a file of this one (`/scripts/count.js`).
 */
export function isScriptAddress(address: string): boolean {
  const full = /^\/(?!\/)/.test(address) ? here + address : address;
  return httpsOrigin(full) !== undefined && parse(full)?.href === full;
}

/**
 * The origin of an address that forms may send to: on an encrypted connection, or on this computer while a site is made
 * (`http://localhost:9000`). Undefined for anything else.
 */
export function endpointOrigin(address: string): string | undefined {
  const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/?]|$)/;
  return local.test(address) ? parse(address)?.origin : httpsOrigin(address);
}

/** True for an address that forms may send to, written as browsers write it and without a "#". */
export function isEndpointAddress(address: string): boolean {
  const { href, hash } = parse(address) ?? {};
  const isWhole = href === address || href === `${address}/`;
  return isWhole && hash === '' && endpointOrigin(address) !== undefined;
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
