import { plainError } from '../shared/plain-error.ts';

/*
 * One function per host language that values are quoted in. All values that a build writes into such a language go
 * through one of them (file names, addresses, headers): they become plain text or are refused.
 */

/** A quoted text of nginx, followed by variables that nginx fills in. */
export function nginxText(text: string, variables = ''): string {
  return inQuotes(plain('nginx', text, /\$/) + variables);
}

/** A pattern of nginx or a key of a map; values in it are already escaped. */
export function nginxPattern(pattern: string): string {
  return inQuotes(plain('nginx', pattern));
}

/** A text of Apache's configuration. */
export function apacheText(text: string): string {
  return inQuotes(plain('Apache', text, /[%$]\{/));
}

/** A target address of mod_rewrite. */
export function apacheAddress(address: string): string {
  return apachePattern(plain('Apache', address, /["%$\\?#]/));
}

/** The same with a query and a fragment, or on another host. */
export function apacheTarget(address: string): string {
  return apachePattern(plain('Apache', address, /["$\\]/).replaceAll('%', String.raw`\%`));
}

/** A pattern of mod_rewrite; values in it are already escaped. Backslashes stay as they are. */
export function apachePattern(pattern: string): string {
  return `"${plain('Apache', pattern)}"`;
}

/** The value of a header in Apache's configuration, where "%" starts a variable unless doubled. */
export function apacheHeader(value: string): string {
  return apacheText(value).replaceAll('%', '%%');
}

/** A text of a Caddyfile, followed by placeholders that Caddy fills in. */
export function caddyText(text: string, filledIn = ''): string {
  return `\`${plain('Caddy', text, /[`{]/)}${filledIn}\``;
}

/** A pattern of Caddy that ignores letter case. */
export function caddyPattern(pattern: string): string {
  return `\`(?i)${plain('Caddy', pattern, /`/)}\``;
}

/** A word of a shell command. */
export function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Escapes a value for use in a pattern. */
export function escapePattern(value: string): string {
  return value.replaceAll(/[\\^$.*+?()[\]{}|#"]/g, '\\$&');
}

function inQuotes(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** @throws Error for a value that the host would not read as plain text. */
function plain(host: string, text: string, meaning?: RegExp): string {
  if (/[\u0000-\u001f\u007f]/.test(text) || meaning?.test(text))
    throw plainError(
      `Refused to write ${JSON.stringify(text)}: ${host} would interpret some of its characters.`,
    );
  return text;
}
