/** A line `from to status` of a built site's `_redirects`. */
export interface Redirect {
  to: string;
  status: number;
}

/** Parses a `_redirects` file. Keys are decoded, as hosts compare addresses. */
export function readRedirects(text: string): Map<string, Redirect> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => {
        const [from = '', to = '/', status = '301'] = line.split(' ');
        return [decodeURI(from), { to, status: Number(status) }];
      }),
  );
}
