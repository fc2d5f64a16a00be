/*
 * The base of a site is its path on the host, as Vite writes it: `/` or `/site/`. Content, routes and build
 * output leave it out. Only addresses that a browser or a host reads contain it: `/site/about`.
 */

/** Adds the base to a root-relative address: `/about` → `/site/about`. Returns other addresses unchanged. */
export function withBase(base: string, address: string): string {
  return address.startsWith('/') ? base + address.slice(1) : address;
}

/** Removes the base from a request path: `/site/about` → `/about`. Undefined for a path outside the base. */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** The base without its final slash, as a prefix for addresses that begin with "/": `` or `/site`. */
export function basePrefix(base: string): string {
  return base.slice(0, -1);
}
