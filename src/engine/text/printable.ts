/** Characters that could move the cursor of a terminal, colour what follows, or turn the direction of writing. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text from a content file, safe to write to a terminal. Every character keeps its column. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, '\u00b7');
}
