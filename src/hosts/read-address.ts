export interface Address {
  /** Decoded. Starts with one slash; no empty segments, dot segments, backslashes or control characters. */
  path: string;
  /** As it was sent: empty, or with a leading `?`. */
  search: string;
}

/**
 * Reads the address of a request. Undefined for one that no page can have. Programs read `//` and `/\` differently, as
 * a path or as a host name, so such addresses must not be passed on.
 */
export function readAddress(target: string | undefined): Address | undefined {
  const [, absolute = '', search = ''] =
    /^([\x21-\x3e\x40-\x7e]+)(\?[\x21-\x7e]*)?$/.exec(target ?? '') ?? [];
  const sent = withoutOrigin(absolute);
  // Programs disagree on whether an encoded slash is a separator.
  if (/%2f/i.test(sent)) return undefined;
  const path = decode(sent);
  if (path === undefined || !path.startsWith('/')) return undefined;
  if (/[\\\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  const segments = path.slice(1).split('/');
  // An empty last segment is a trailing slash, which redirects remove.
  if (segments.some((segment, index) => segment === '' && index < segments.length - 1)) return undefined;
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
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
