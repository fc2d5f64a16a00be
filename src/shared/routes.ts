import { trimEnd } from './trim-end.ts';

export const homeRoute = '/';

/** The page that every host shows, with status 404, at an address without a page. It has no address of its own. */
export const notFoundRoute = '/404';

/** Normalizes a pathname to a route: without the trailing slash that some hosts add. */
export function toRoute(pathname: string): string {
  return trimEnd(pathname, '/') || homeRoute;
}

/** The parts of an address on this site: `/services?x=1#shopify`. */
export interface SiteAddress {
  /** Empty for an address on the same page: `#shopify`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Without the `#`; undefined when there is none. */
  hash: string | undefined;
}

/** Splits an address that begins with "/" or "#". */
export function splitAddress(address: string): SiteAddress {
  const [, path = '', search = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/.exec(address) ?? [];
  return { path, search, hash };
}
