import { needlessSign } from './blank.ts';

/** Characters besides a tab that are invisible, end a line, control a terminal or reverse the direction of writing. */
export const unseen = new RegExp(`(?!\\t)(?:${needlessSign.source}|[\\u2028\\u2029])`, 'gu');

/** Writes these and tabs as JSON does: `\n`, `\u200b`. Two words that look the same then differ in a message. */
export function escapeUnseen(text: string): string {
  return text
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
