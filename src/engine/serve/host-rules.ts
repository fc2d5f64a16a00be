export interface Redirect {
  to: string;
  status: number;
}

/** The lines `from to status` of a `_redirects` file, by `from`. */
export function parseRedirects(text: string): Map<string, Redirect> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = '/', status = '301'] = line.split(' ');
        return [from, { to, status: Number(status) }];
      }),
  );
}

export interface HeaderRule {
  matches: (pathname: string) => boolean;
  headers: [name: string, value: string][];
}

/** The blocks of a `_headers` file: a path, where `*` at its end stands for anything, and indented headers below. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim())
    .map((block) => {
      const [pattern = '', ...lines] = block.trimEnd().split('\n');
      const prefix = pattern.replace(/\*$/, '');
      return {
        matches: (pathname) => (pattern.endsWith('*') ? pathname.startsWith(prefix) : pathname === pattern),
        headers: lines.filter((line) => line.trim()).map(splitHeader),
      };
    });
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
