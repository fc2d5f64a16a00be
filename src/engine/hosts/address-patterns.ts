import { basePrefix } from '../../shared/base.ts';
import { escapePattern } from './quoting.ts';

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
