/** Removes `signs` from the end of a text. A pattern such as `/x+$/` is quadratic on many in the middle. */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
