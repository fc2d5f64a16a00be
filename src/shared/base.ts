/*
 * The base of a site is the path below which it lies on its host, as Vite writes it: `/`, or `/site/`. Content, routes and
 * the files of a build know nothing of it: `/about` is `/site/about` only where a browser or a host reads it.
 */

/** An address of the site as a browser has to ask for it: `/about` → `/site/about`. Other addresses stay as they are. */
export function withBase(base: string, address: string): string {
  return address.startsWith('/') ? base + address.slice(1) : address;
}

/** The path of a request as the site itself writes it: `/site/about` → `/about`. Undefined for one that is not the site's. */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** The base in front of an address that begins with "/": `` or `/site`. */
export function basePrefix(base: string): string {
  return base.slice(0, -1);
}
