import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import mime from 'mime';
import { basePrefix } from '../shared/base.ts';
import { escapePattern } from './quoting.ts';

/** The content of `_redirects` and `_headers`, from which the rules of every host are made. */
export interface HostRules {
  /** The base path: the path of the first rule with a prefix. */
  base: string;
  redirects: ReadonlyMap<string, Redirect>;
  /** The last rule for a header and an address counts. */
  headers: HeaderRule[];
}

interface Redirect {
  to: string;
  status: number;
}

/** Default for addresses without a rule: browsers cache the response and revalidate it each time. */
export const usualCaching = 'no-cache';

/** Reads the rules of a built site. */
export function readHostRules(folder: string): HostRules {
  const headers = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  return {
    base: headers.find(({ isPrefix }) => isPrefix)?.path ?? '/',
    redirects: parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8')),
    headers: [{ path: '/', isPrefix: true, name: 'Cache-Control', value: usualCaching }, ...headers],
  };
}

/** Parses the lines `from to status` of a `_redirects` file. Keys are decoded, as hosts compare addresses. */
export function parseRedirects(text: string): Map<string, Redirect> {
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

/** The value of one header for some addresses. */
interface HeaderRule {
  /** A prefix of addresses, or one whole address. */
  path: string;
  isPrefix: boolean;
  name: string;
  value: string;
}

/** Parses a `_headers` file: a path, with `*` at its end for any rest, and indented headers below. */
function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\S)/).flatMap((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const addresses = { path: pattern.replace(/\*$/, ''), isPrefix: pattern.endsWith('*') };
    return lines.map((line) => {
      const colon = line.indexOf(':');
      return { ...addresses, name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
    });
  });
}

/** The value of each header for an address, by its name. */
export function headersAt({ headers }: HostRules, address: string): Map<string, string> {
  const own = headers.filter(({ path, isPrefix }) =>
    isPrefix ? address.startsWith(path) : address === path,
  );
  return new Map(own.map(({ name, value }) => [name, value]));
}

/** A header with its values by address prefix. */
export interface HeaderValues {
  name: string;
  /** The value for addresses without a special rule; undefined for no header. */
  usual: string | undefined;
  /** Rules for some addresses only. The last match counts. */
  special: HeaderRule[];
}

/** Groups the rules by header. */
export function headerValues({ headers, base }: HostRules): HeaderValues[] {
  const isUsual = ({ path, isPrefix }: HeaderRule) => isPrefix && base.startsWith(path);
  return Array.from(new Set(headers.map(({ name }) => name)), (name) => {
    const own = headers.filter((rule) => rule.name === name);
    return { name, usual: own.findLast(isUsual)?.value, special: own.filter((rule) => !isUsual(rule)) };
  });
}

/*
 * Patterns for addresses as sent, including the query. JavaScript, PCRE (nginx, Apache) and RE2 (Caddy) interpret them
 * alike.
 */

/**
 * Empty segments, dot segments, and encoded characters that only some programs treat as a separator. Programs read `//`
 * and `/\` differently, as a path or as a host name, so such addresses must not be passed on.
 */
export const refusedAddress = /^[^?]*(?:\/\/|\\|%(?:[01][0-9a-f]|7f|2f|5c)|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** Other forms of the home page's address; group 1 is the query. */
export const otherFormOfHome = /^\/(?:index(?:\.html|\/)?|\.html)(\?.*)?$/;

/** Other forms of a page's address; group 1 is the canonical form, group 2 the query. */
export const otherForm = /^(\/[^?]+?)(?:\/index(?:\.html|\/)?|\.html|\/)(\?.*)?$/;

/** Paths of files that configure hosts, and of the page for unknown addresses. */
export const hiddenPath = /^\/(?:_redirects|_headers|_host(?:\/.*)?|\.htaccess|\.page-config-renderer|404)$/i;

/**
 * The source of a pattern for a configuration, where slashes need no escape, for addresses below `base`.
 * Case-sensitive.
 */
export function sourceOf(pattern: RegExp, base = '/'): string {
  return pattern.source.replaceAll('\\/', '/').replace('^', `^${escapePattern(basePrefix(base))}`);
}

/** The facts about a built site that a host's configuration depends on. */
export interface HostSite {
  rules: HostRules;
  /** Every file for visitors, relative to the site's folder, in order. */
  files: readonly string[];
  /** The site's own address: `https://www.example.com`. */
  url: string;
}

/** Files to add to the built site: path → text. */
export type HostFiles = Record<string, string>;

/** The extensions of the site's files, in small letters, by their content type. */
export function endingsByType(files: readonly string[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  const endings = new Set(files.map((file) => extname(file).slice(1).toLowerCase()).filter(Boolean));
  for (const ending of [...endings].toSorted()) {
    const type = contentType(`file.${ending}`);
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return types;
}

/** The content type of a file by its name: `text/html; charset=utf-8`. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  const isOfText = type.startsWith('text/') || /[+/](?:json|xml|javascript)$/.test(type);
  return isOfText ? `${type}; charset=utf-8` : type;
}

/** True for the content type of text files, which compression makes much smaller. */
export function isText(type: string): boolean {
  return type.includes('; charset=');
}

/** The comment in a configuration for a site below a path of its host. */
export function commentOnBase(base: string): string[] {
  return base === '/'
    ? []
    : [`# The site is in the folder ${base} below "root", next to the other files of that server.`];
}
