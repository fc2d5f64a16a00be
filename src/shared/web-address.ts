import { parseUrl } from './parse-url.ts';

/** ASCII host names. `URL` also allows quotes and semicolons, which end values in headers and settings. */
const hostName = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/** The origin of an `https:` address: `https://stats.example`. Undefined for any other address. */
export function httpsOrigin(address: string): string | undefined {
  const url = parseUrl(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return hostName.test(url.hostname) ? url.origin : undefined;
}

/** True for the origin of a site, in normalized form: `https://www.example.com`. */
export function isSiteAddress(address: string): boolean {
  return httpsOrigin(address) === address;
}

/**
 * A web address that may lack its scheme, or have the one without encryption. Its name may have any letters. This computer
 * has no address with encryption.
 */
export function parseWritten(text: string): URL | undefined {
  const full = text.trim().replace(/^(?:http:)?\/\/(?!localhost(?:[:/?#]|$)|127\.)/i, 'https://');
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(full)) return parseUrl(full);
  return /[.:]/.test(full) && !/^(?:localhost(?:[:/?#]|$)|127\.)/i.test(full)
    ? parseUrl(`https://${full}`)
    : undefined;
}

/** The origin of an address without a path. A path is not dropped: its site is built with `--base`. */
export function toSiteAddress(text: string): string | undefined {
  const url = parseWritten(text);
  return url?.pathname === '/' ? url.origin : undefined;
}

/** An address as a browser shows it. A path of this site keeps its form. */
export function toWebAddress(text: string): string | undefined {
  const isPath = /^\/(?!\/)|^[\w-]+\.js$/.test(text);
  return isPath ? `/${text.replace(/^\//, '')}` : parseWritten(text)?.href;
}

/** The address of a service, without the path of the service's description of itself. */
export function toServiceAddress(text: string): string | undefined {
  const url = parseWritten(text);
  return url && (url.origin + url.pathname.replace(/\/\.well-known\/.*/, '')).replace(/\/$/, '');
}

/** Base for parsing addresses of this site. */
const siteBase = 'https://site.invalid';

/**
 * True for the normalized address of a script, on another site (`https://stats.example/count.js`) or on this
 * one (`/scripts/count.js`).
 */
export function isScriptAddress(address: string): boolean {
  const full = /^\/(?!\/)/.test(address) ? siteBase + address : address;
  return httpsOrigin(full) !== undefined && parseUrl(full)?.href === full;
}

/**
 * The origin of an address that forms may send to: encrypted, or on this computer for development
 * (`http://localhost:9000`). Undefined for any other address.
 */
export function endpointOrigin(address: string): string | undefined {
  const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/?]|$)/;
  return local.test(address) ? parseUrl(address)?.origin : httpsOrigin(address);
}

/** True for an address that forms may send to, and where visitors may sign in. */
export function isServiceAddress(address: string): boolean {
  return endpointOrigin(address) !== undefined;
}

/** True for a normalized address that forms may send to, without a "#". */
export function isEndpointAddress(address: string): boolean {
  return isNormalized(address) && parseUrl(address)?.hash === '' && isServiceAddress(address);
}

/** Pages of films and maps that no frame may show, with the address of the same in a frame, where there is one. */
const unframed: readonly (readonly [page: RegExp, frame: string])[] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]{0,200}&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11}).*$/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/?(?:\?.*)?$/, 'https://player.vimeo.com/video/$1'],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/playlist\?(?:[^#]{0,200}&)?list=([\w-]+).*$/,
    'https://www.youtube-nocookie.com/embed/videoseries?list=$1',
  ],
  [
    /^(https:\/\/(?:docs|drive)\.google\.com\/(?:document|file|presentation|spreadsheets)\/d\/[\w-]+\/)(?:edit|view).*$/,
    '$1preview',
  ],
  [
    /^https:\/\/open\.spotify\.com\/((?:album|artist|episode|playlist|show|track)\/\w+).*$/,
    'https://open.spotify.com/embed/$1',
  ],
  [
    /^https:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps(?!.*embed)|(?:maps\.app\.)?goo\.gl\/|www\.openstreetmap\.org\/(?!export)).*$/,
    '',
  ],
  [/^https:\/\/(?:www\.)?(?:facebook|instagram|tiktok)\.com\/(?!.*(?:embed|player|plugins)).*$/, ''],
];

/**
 * True for a normalized address of another website that a frame may show: `https://maps.example/embed?a=b`. Known pages
 * that forbid it are none.
 */
export function isFrameAddress(address: string): boolean {
  const isPage = unframed.some(([page]) => page.test(address));
  return !isPage && isNormalized(address) && httpsOrigin(address) !== undefined;
}

/** The address in the HTML that a website gives for embedding, or the text itself. */
function addressIn(text: string): string {
  return /\bsrc=["']?([^"'\s>]{1,1000})/.exec(text)?.[1] ?? text;
}

/** The address of a script, also of one in HTML. */
export function toScriptAddress(text: string): string | undefined {
  return toWebAddress(addressIn(text));
}

/** The address for a frame of a page, or of one in HTML. */
export function toFrameAddress(text: string): string | undefined {
  return toWebAddress(
    unframed.reduce((address, [page, frame]) => address.replace(page, frame), addressIn(text)),
  );
}

/** True for an address as a browser shows it. The slash after a host may be missing. */
function isNormalized(address: string): boolean {
  const href = parseUrl(address)?.href;
  return href === address || href === `${address}/`;
}
