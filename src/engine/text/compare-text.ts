/** Compares by UTF-16 units: the same order on every machine, independent of its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
