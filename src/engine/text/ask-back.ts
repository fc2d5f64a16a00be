/** A message that asks "Did you mean …?" where something is known that may be. `meant`: as it is to be written, quotes and all. */
export function askBack(message: string, meant: string | undefined): string {
  return meant === undefined ? message : `${message} Did you mean ${meant}?`;
}
