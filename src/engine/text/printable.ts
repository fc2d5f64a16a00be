/** Characters that could end a line, move a terminal's cursor, change its colours, or reverse the writing direction. */
const unprintable = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Makes text from a content file safe for a line of a terminal or a log. Columns stay the same. */
export function printable(text: string): string {
  // GitHub runs "##[" as a command anywhere in a line.
  return text.replaceAll(unprintable, '\u00b7').replaceAll('##[', '##\u00b7');
}
