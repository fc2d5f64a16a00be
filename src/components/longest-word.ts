/** Scripts without spaces between words: browsers break lines between their letters. */
const breakable = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** Matches what browsers keep on one line: the words of most scripts, up to a hyphen, and the letters of some. */
export const unbroken = new RegExp(String.raw`[^\s‐\-${breakable}]+|[${breakable}]`, 'gu');

/** Returns the number of letters of the longest word. Marks above and below letters take no room. */
export function longestWord(...texts: string[]): number {
  const words = texts.flatMap((text) => text.replaceAll(/\p{Mn}/gu, '').match(unbroken) ?? []);
  return Math.max(0, ...words.map((word) => word.length));
}
