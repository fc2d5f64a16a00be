/** A text without the signs at its end that are one of `signs`. A pattern such as `/x+$/` would take forever on many signs in the middle. */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
