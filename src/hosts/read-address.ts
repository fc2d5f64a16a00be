import { refusedAddress } from './rules.ts';

export interface Address {
  /** Decoded. Starts with one slash; no empty segments, dot segments, backslashes or control characters. */
  path: string;
  /** As it was sent: empty, or with a leading `?`. */
  search: string;
}

/** Reads the address of a request. Undefined for one that no page can have. */
export function readAddress(target: string | undefined): Address | undefined {
  const [, absolute = '', search = ''] =
    /^([\x21-\x3e\x40-\x7e]+)(\?[\x21-\x7e]*)?$/.exec(target ?? '') ?? [];
  const sent = withoutOrigin(absolute);
  if (!sent.startsWith('/') || refusedAddress.test(sent)) return undefined;
  const path = decode(sent);
  if (path === undefined || /\p{Cc}/u.test(path)) return undefined;
  return { path, search: search.replace(/#.*/, '') };
}

/** An address for a `Location` header: a path on this host. */
export function writeAddress({ path, search }: Address): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') + search;
}

/** Requests to proxies contain a full URL, and servers must accept it too. */
function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?#[\]@]+(?=\/)/i, '').replace(/#.*/, '');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid escape.
    return undefined;
  }
}
