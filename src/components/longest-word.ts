/** Scripts without spaces between words: browsers break lines between their letters. */
const breakable = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;

/** Where a word may break: at spaces, after its hyphens, and beside such a letter. */
const breaks = new RegExp(String.raw`[\s-]+|(?=${breakable})|(?<=${breakable})`, 'u');

/** Returns the number of letters of the longest part of texts that does not break. Marks on letters take no room. */
export function longestWord(...texts: string[]): number {
  const words = texts.flatMap((text) => text.replaceAll(/\p{Mn}/gu, '').split(breaks));
  return Math.max(...words.map((word) => word.length));
}
