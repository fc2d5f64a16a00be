/** True when two words differ only in case, hyphens or the plural. */
export function sameWord(one: string, other: string): boolean {
  return reduce(one) === reduce(other);
}

function reduce(word: string): string {
  const letters = word
    .slice(0, 64)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return letters.endsWith('s') ? letters.slice(0, -1) : letters;
}
