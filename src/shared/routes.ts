import { trimEnd } from './trim-end.ts';

/** The home page's route. */
export const homeRoute = '/';

/** A pathname as routes are written: without the slash some hosts add at the end. */
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

/** Takes an address that begins with "/" or "#" apart. */
export function splitAddress(address: string): SiteAddress {
  const [, path = '', search = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/.exec(address) ?? [];
  return { path, search, hash };
}
