import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `_redirects` and `_headers` say, the one source of what every host does with the site. */
export interface HostRules {
  /** The path below which the site lies: the one that the headers of the whole site are for. */
  base: string;
  redirects: ReadonlyMap<string, Redirect>;
  headers: HeaderRule[];
}

interface Redirect {
  to: string;
  status: number;
}

/** For what no rule names: browsers keep it, and ask each time whether it is still the same. */
export const usualCaching = 'no-cache';

/** Reads the rules of the site that was built into a folder. */
export function readHostRules(folder: string): HostRules {
  const headers = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  return {
    base: headers.find(({ isPrefix }) => isPrefix)?.path ?? '/',
    redirects: parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8')),
    headers,
  };
}

/** The lines `from to status` of a `_redirects` file, by `from` as hosts compare it, which is decoded. */
function parseRedirects(text: string): Map<string, Redirect> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = '/', status = '301'] = line.split(' ');
        return [decodeURI(from), { to, status: Number(status) }];
      }),
  );
}

export interface HeaderRule {
  /** The beginning of the addresses it is for, or one whole address. */
  path: string;
  isPrefix: boolean;
  headers: [name: string, value: string][];
}

/** The blocks of a `_headers` file: a path, where `*` at its end stands for anything, and indented headers below. */
function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim())
    .map((block) => {
      const [pattern = '', ...lines] = block.trimEnd().split('\n');
      return {
        path: pattern.replace(/\*$/, ''),
        isPrefix: pattern.endsWith('*'),
        headers: lines.filter((line) => line.trim()).map(splitHeader),
      };
    });
}

/** True when the rule is for this address. */
export function matchesRule({ path, isPrefix }: HeaderRule, pathname: string): boolean {
  return isPrefix ? pathname.startsWith(path) : pathname === path;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
