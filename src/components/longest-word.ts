/** Returns the number of letters of the longest word. A word may break after its hyphens. */
export function longestWord(...texts: string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(/[\s-]+/)).map((word) => word.length));
}
