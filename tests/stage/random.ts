/** A pseudo-random generator: the same seed gives the same numbers. */
export interface Random {
  /** A number from 0 up to 1, exclusive. */
  next(): number;
  /** An integer from 0 up to `limit`, exclusive. */
  below(limit: number): number;
  /** An item of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** Creates a generator with mulberry32: small, fast, and the same on all platforms. */
export function createRandom(seed: string | number): Random {
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
  return { next, below, pick: (list) => list[below(list.length)]! };
}
