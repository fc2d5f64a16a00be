/** Characters other than a tab that could end a line, control a terminal or reverse the writing direction, and those without width. */
export const unseen =
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Writes them and tabs as JSON does: `\n`, `\u200b`. Of two words that look the same, a message so shows which has one. */
export function escapeUnseen(text: string): string {
  return text
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
