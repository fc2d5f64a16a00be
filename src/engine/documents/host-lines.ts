/** Visible ASCII characters: an address in a host's file may contain no others. */
const address = /^[!-~]+$/;
/** An address in a redirect: hosts treat a star and a colon as placeholders. */
const plainAddress = /^[!-)+-9;-~]+$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
const headerValue = /^[ -~]+$/;
/**
 * Excludes spaces, the characters that end a source, a directive or a policy, and quotes that could end an
 * attribute.
 */
const policySource = /^[!#-+\--:<-~]+$/;

/**
 * A line of `_redirects`: from, to, status.
 * @throws Error for an address that would break the line.
 */
export function redirectLine(from: string, to: string, status: 301 | 302): string {
  for (const path of [from, to]) {
    if (!path.startsWith('/') || !plainAddress.test(path))
      throw new Error(`Refused to redirect ${JSON.stringify(path)}: it is no address of a page.`);
  }
  return `${from} ${to} ${status}\n`;
}

/**
 * A header as `Name: value`.
 * @throws Error for characters that a header cannot contain.
 */
export function headerLine(name: string, value: string): string {
  if (!headerName.test(name) || !headerValue.test(value))
    throw new Error(`Refused to write the header ${JSON.stringify(`${name}: ${value}`)}.`);
  return `${name}: ${value}`;
}

/**
 * A directive of a Content-Security-Policy with its sources.
 * @throws Error for a source that would end the directive and begin another one.
 */
export function policyDirective(name: string, sources: string[]): string {
  for (const source of sources) {
    if (!policySource.test(source))
      throw new Error(`Refused to allow ${JSON.stringify(source)} in the Content-Security-Policy.`);
  }
  return [name, ...sources].join(' ');
}

/**
 * The address for a separate line of `robots.txt`, unchanged.
 * @throws Error for an address that would break the line.
 */
export function lineAddress(url: string): string {
  if (!address.test(url)) throw new Error(`Refused to write ${JSON.stringify(url)}: it is no address.`);
  return url;
}
