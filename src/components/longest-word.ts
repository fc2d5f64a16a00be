/**
 * Matches what browsers keep on one line: a word up to a hyphen, or one letter of a script without spaces between words.
 */
export const unbroken =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[^\s‐-])+|\S/gu;

/** Returns the number of letters of the longest word. Marks above and below letters take no room. */
export function longestWord(...texts: string[]): number {
  const words = texts.flatMap((text) => text.replaceAll(/\p{Mn}/gu, '').match(unbroken) ?? []);
  return Math.max(0, ...words.map((word) => word.length));
}
