/** Visible ASCII characters: all that an address in a line of a host's file may hold. */
const address = /^[!-~]+$/;
/** Of a redirect: hosts take a star and a colon for what stands for other characters. */
const plainAddress = /^[!-)+-9;-~]+$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
const headerValue = /^[ -~]+$/;
/** Besides spaces: what ends a source, a directive or a policy, and a quote that could end an attribute. */
const policySource = /^[!#-+\--:<-~]+$/;

/**
 * A line of `_redirects`: from, to, status.
 * @throws Error for an address that would not stay in its place in the line.
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
 * @throws Error for what cannot stand in a header.
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
 * The address in a line of its own of `robots.txt`, as it is.
 * @throws Error for one that would not stay in its line.
 */
export function lineAddress(url: string): string {
  if (!address.test(url)) throw new Error(`Refused to write ${JSON.stringify(url)}: it is no address.`);
  return url;
}
