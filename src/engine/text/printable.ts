/** Characters that could end a line, move the cursor of a terminal, colour what follows, or turn the direction of writing. */
const unprintable = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text from a content file, safe to write into a line of a terminal or a log. Every character keeps its column. */
export function printable(text: string): string {
  // GitHub reads a command for itself from "##[" on, wherever it stands in a line.
  return text.replaceAll(unprintable, '\u00b7').replaceAll('##[', '##\u00b7');
}
