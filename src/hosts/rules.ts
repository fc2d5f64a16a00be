import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import mime from 'mime';
import { basePrefix } from '../shared/base.ts';
import { escapePattern } from './quoting.ts';

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

/** One header, and its value by the beginning of the address. */
export interface HeaderValues {
  name: string;
  /** For addresses that no rule names; undefined when they get no such header. */
  usual: string | undefined;
  /** Rules for some addresses only. A later one wins. */
  special: { path: string; isPrefix: boolean; value: string }[];
}

/** The rules turned over: which values each header has. */
export function headerValues({ headers: rules, base }: HostRules): HeaderValues[] {
  const byName = new Map<string, HeaderValues>();
  const find = (name: string): HeaderValues => {
    const known = byName.get(name) ?? { name, usual: undefined, special: [] };
    byName.set(name, known);
    return known;
  };
  find('Cache-Control').usual = usualCaching;
  for (const { path, isPrefix, headers } of rules) {
    for (const [name, value] of headers) {
      if (path === base && isPrefix) find(name).usual = value;
      else find(name).special.push({ path, isPrefix, value });
    }
  }
  return [...byName.values()];
}

/*
 * Patterns over addresses as they were sent, query and all. JavaScript, PCRE (nginx, Apache) and RE2 (Caddy) read each of
 * them alike.
 */

/** Empty segments, dot segments, and encoded characters that one program takes for a separator and another does not. */
export const refusedAddress = /^[^?]*(?:\/\/|\\|%(?:[01][0-9a-f]|7f|2f|5c)|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** Other forms of the home page's address; group 1 is the query. */
export const otherFormOfHome = /^\/(?:index(?:\.html|\/)?|\.html)(\?.*)?$/;

/** Other forms of a page's address; group 1 is the form that pages have, group 2 the query. */
export const otherForm = /^(\/[^?]+?)(?:\/index(?:\.html|\/)?|\.html|\/)(\?.*)?$/;

/** Paths of files that tell hosts what to do, and the name of the page for unknown addresses. */
export const hiddenPath = /^\/(?:_redirects|_headers|_host(?:\/.*)?|\.htaccess|\.page-config-renderer|404)$/i;

/**
 * The pattern as it stands in a configuration, where no slash ends it, for addresses below `base`. Letter case is told
 * apart.
 */
export function sourceOf(pattern: RegExp, base = '/'): string {
  return pattern.source.replaceAll('\\/', '/').replace('^', `^${escapePattern(basePrefix(base))}`);
}

/** A built site, as what is written for its host has to know it. */
export interface HostSite {
  rules: HostRules;
  /** Every file for visitors, relative to the site's folder, in order. */
  files: readonly string[];
  /** The site's own address: `https://www.example.com`. */
  url: string;
}

/** Files to add to the built site: path → text. */
export type HostFiles = Record<string, string>;

/** The endings of the site's files, by what a host says of such files. */
export function endingsByType(
  files: readonly string[],
  typeOf: (file: string) => string,
): Map<string, string[]> {
  const types = new Map<string, string[]>();
  const endings = new Set(files.map((file) => extname(file).slice(1)).filter(Boolean));
  for (const ending of [...endings].toSorted()) {
    const type = typeOf(`file.${ending}`);
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return types;
}

/** What a host says of a file by its name: `text/html; charset=utf-8`. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** True for files that are text, which grows much smaller when it is compressed. */
export function isText(file: string): boolean {
  return isTextType(mime.getType(file) ?? '');
}

function isTextType(type: string): boolean {
  return type.startsWith('text/') || /[+/](?:json|xml|javascript)$/.test(type);
}
