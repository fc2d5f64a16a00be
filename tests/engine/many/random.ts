/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)]!;
    },
  };
}
