import { refusedAddress } from './routing.ts';

export interface Address {
  /** Decoded. Starts with one slash; no empty segments, dot segments, backslashes or control characters. */
  path: string;
  /** As it was sent: empty, or with a leading `?`. */
  search: string;
}

/** Reads the address of a request. Undefined for one that no page can have. */
export function readAddress(target = ''): Address | undefined {
  // Requests to proxies contain a full URL, and servers must accept it too.
  const sent = target.replace(/^https?:\/\/[^/?#[\]@]+/i, '');
  if (!sent.startsWith('/') || refusedAddress.test(sent)) return undefined;
  const { pathname, search } = new URL(sent, 'http://preview.invalid');
  try {
    return { path: decodeURIComponent(pathname), search };
  } catch {
    // An invalid escape.
    return undefined;
  }
}

/** An address for a `Location` header: a path on this host. */
export function writeAddress({ path, search }: Address): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') + search;
}
