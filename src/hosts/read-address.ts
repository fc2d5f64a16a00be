export interface Address {
  /** Decoded, beginning with one slash, without empty segments, dot segments, backslashes or control characters. */
  path: string;
  /** As it was sent: empty, or beginning with `?`. */
  search: string;
}

/**
 * The address a request names. Undefined when it is none that a page of this site could have: what one program reads
 * as a path and another as the name of a host (`//`, `/\`) must not be passed on to either.
 */
export function readAddress(target: string | undefined): Address | undefined {
  const [, absolute = '', search = ''] =
    /^([\x21-\x3e\x40-\x7e]+)(\?[\x21-\x7e]*)?$/.exec(target ?? '') ?? [];
  const sent = withoutOrigin(absolute);
  // A slash that is encoded is no separator for some programs and one for others.
  if (/%2f/i.test(sent)) return undefined;
  const path = decode(sent);
  if (path === undefined || !path.startsWith('/')) return undefined;
  if (/[\\\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  const segments = path.slice(1).split('/');
  // An empty segment at the end is a slash too many, which redirects fix.
  if (segments.some((segment, index) => segment === '' && index < segments.length - 1)) return undefined;
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
  return { path, search: search.replace(/#.*/, '') };
}

/** An address for a `Location` header: a path that stays on this host. */
export function writeAddress({ path, search }: Address): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') + search;
}

/** Proxies are sent whole addresses, and servers have to understand them too. */
function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?#[\]@]+(?=\/)/i, '').replace(/#.*/, '');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A "%" that encodes nothing.
    return undefined;
  }
}
