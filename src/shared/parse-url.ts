/**
 * Parses an address; undefined when it is none. `URL.canParse` of Node 20 and 22 refuses letters such as "ü" once V8
 * has optimized the code that calls it.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
