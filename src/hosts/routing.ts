import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import mime from 'mime';
import { basePrefix } from '../shared/base.ts';
import { type Redirect, readRedirects } from '../shared/read-redirects.ts';
import { escapePattern } from './quoting.ts';

/** The content of `_redirects` and `_headers`, from which the configuration of every host is made. */
export interface Routing {
  /** The base path: the path of the first header with a prefix. */
  base: string;
  redirects: ReadonlyMap<string, Redirect>;
  /** Addresses that are answered with 410. */
  gone: readonly string[];
  /** The last line for a header and an address counts. */
  headers: HeaderLine[];
}

/** True for a redirect that passes the visitor's query on: its target has neither a query nor a fragment. */
export function passesQuery({ to }: Pick<Redirect, 'to'>): boolean {
  return !/[?#]/.test(to);
}

/** Default for addresses without a line of their own: browsers cache the response and revalidate it each time. */
export const usualCaching = 'no-cache';

/** Reads what a built site says of its addresses. */
export function readRouting(folder: string): Routing {
  const headers = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const former = readFileSync(join(folder, '_redirects'), 'utf8');
  return {
    base: headers.find(({ isPrefix }) => isPrefix)?.path ?? '/',
    redirects: readRedirects(former),
    gone: Array.from(former.matchAll(/^# 410 (.+)$/gm), ([, address = '']) => decodeURI(address)),
    headers: [{ path: '/', isPrefix: true, name: 'Cache-Control', value: usualCaching }, ...headers],
  };
}

/** The value of one header for some addresses. */
interface HeaderLine {
  /** A prefix of addresses, or one whole address. */
  path: string;
  isPrefix: boolean;
  name: string;
  value: string;
}

/** Parses a `_headers` file: a path, with `*` at its end for any rest, and indented headers below. */
function parseHeaders(text: string): HeaderLine[] {
  return text.split(/\n(?=\S)/).flatMap((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const addresses = { path: pattern.replace(/\*$/, ''), isPrefix: pattern.endsWith('*') };
    return lines.flatMap((line) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).trim();
      // Every host that is configured here sends the type that the name of a file says.
      return name === 'Content-Type' ? [] : [{ ...addresses, name, value: line.slice(colon + 1).trim() }];
    });
  });
}

/** The value of each header for an address, by its name. */
export function headersAt({ headers }: Routing, address: string): Map<string, string> {
  const special = headers.filter(({ path, isPrefix }) =>
    isPrefix ? address.startsWith(path) : address === path,
  );
  return new Map(special.map(({ name, value }) => [name, value]));
}

/** A header with its values by address prefix. */
export interface HeaderValues {
  name: string;
  /** The value for addresses without a special line; undefined for no header. */
  usual: string | undefined;
  /** Lines for some addresses only. The last match counts. */
  special: HeaderLine[];
}

/** Groups the values by header. */
export function headerValues({ headers, base }: Routing): HeaderValues[] {
  const isUsual = ({ path, isPrefix }: HeaderLine) => isPrefix && base.startsWith(path);
  return Array.from(new Set(headers.map(({ name }) => name)), (name) => {
    const ofName = headers.filter((line) => line.name === name);
    return { name, usual: ofName.findLast(isUsual)?.value, special: ofName.filter((line) => !isUsual(line)) };
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
  routing: Routing;
  /** Every file for visitors, relative to the site's folder, in order. */
  files: readonly string[];
  /** What the site says of itself. */
  facts: SiteFacts;
}

/** What a host's files say of the site to visitors. */
export interface SiteFacts {
  /** The site's own address: `https://www.example.com`. */
  url: string;
  language: string;
  /** The title of a page that leads on to another one, in that language. */
  movedTitle: string;
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
