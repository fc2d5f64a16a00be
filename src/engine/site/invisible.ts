/** Control characters, except those that end a line or set a tab, and characters that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** False when no string of this JSON text can hold an invisible character. Much faster than looking at every string. */
export function mayHideCharacters(text: string): boolean {
  return text.includes('\\u') || text.includes('\\b') || text.includes('\\f') || invisible.test(text);
}
