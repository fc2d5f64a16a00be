export type Random = ReturnType<typeof createRandom>;

/**
 * Creates a pseudo-random generator: the same seed gives the same numbers from 0 up to 1, integers below a limit, and
 * items of lists that are not empty. It is mulberry32: small, fast, and the same on all platforms.
 */
export function createRandom(seed: string | number) {
  let state = [...String(seed)].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619),
    2166136261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}
