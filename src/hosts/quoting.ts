import { plainError } from '../shared/plain-error.ts';

/*
 * One function for each language of hosts that texts are quoted in. Every value that a build writes into such a language
 * goes through it, be it the name of a file, an address or a header: it is a text there, or it is refused.
 */

/** A text of nginx, with the variables that nginx itself is to fill in behind it. */
export function nginxText(text: string, variables = ''): string {
  return inQuotes(plain('nginx', text, /\$/) + variables);
}

/** A pattern of nginx, or the key of a map, in which values stand escaped. */
export function nginxPattern(pattern: string): string {
  return inQuotes(plain('nginx', pattern));
}

/** A text of Apache's configuration. */
export function apacheText(text: string): string {
  return inQuotes(plain('Apache', text, /[%$]\{/));
}

/** An address that mod_rewrite leads to. */
export function apacheAddress(address: string): string {
  return apachePattern(plain('Apache', address, /["%$\\?#]/));
}

/** A pattern of mod_rewrite, in which values stand escaped. It takes backslashes as they are. */
export function apachePattern(pattern: string): string {
  return `"${plain('Apache', pattern)}"`;
}

/** The value of a header in Apache's configuration, in which a percent sign begins a variable unless there are two. */
export function apacheHeader(value: string): string {
  return apacheText(value).replaceAll('%', '%%');
}

/** A text of a Caddyfile, with what Caddy itself is to fill in behind it. */
export function caddyText(text: string, filledIn = ''): string {
  return `\`${plain('Caddy', text, /[`{]/)}${filledIn}\``;
}

/** A pattern of Caddy, which minds no letter case. */
export function caddyPattern(pattern: string): string {
  return `\`(?i)${plain('Caddy', pattern, /`/)}\``;
}

/** A word of a shell's command. */
export function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A value as a part of a pattern, which then stands for itself. */
export function escapePattern(value: string): string {
  return value.replaceAll(/[\\^$.*+?()[\]{}|#"]/g, '\\$&');
}

function inQuotes(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** @throws Error for what a host would take for something else than text. */
function plain(host: string, text: string, meaning?: RegExp): string {
  if (/[\u0000-\u001f\u007f]/.test(text) || meaning?.test(text))
    throw plainError(
      `Refused to write ${JSON.stringify(text)}: ${host} would take it for something else than text.`,
    );
  return text;
}
