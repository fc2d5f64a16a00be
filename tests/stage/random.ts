/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from 0 up to, but not, `limit`. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** Made by mulberry32: small, fast, and the same everywhere. */
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
