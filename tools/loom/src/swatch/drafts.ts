/** A weave draft: whether the weft is over the warp at a column and a row. */
export type Draft = (column: number, row: number) => boolean;

const { abs, floor, round } = Math;

/** The weaves, as drawn on squared paper. */
export const drafts = {
  plain: (i, j) => (i + j) % 2 === 0,
  twill: (i, j) => (i + j) % 4 < 2,
  satin: (i, j) => (i * 2 + j) % 5 !== 0,
  herringbone: (i, j) => ((floor(i / 6) % 2 ? -i : i) + j + 600) % 4 < 2,
  basket: (i, j) => (floor(i / 2) + floor(j / 2)) % 2 === 0,
  birdseye: (i, j) => (zigzag(i, 4) + zigzag(j, 4)) % 4 < 2,
  diamond: (i, j) => (zigzag(i, 8) + zigzag(j, 8)) % 6 < 3,
  houndstooth: (i, j) => (i + j) % 4 < 2,
  rib: (i, j) => (floor(i / 3) + j) % 2 === 0,
  chevron: (i, j) => (zigzag(i, 6) + j) % 6 < 3,
  selvedge: (i, j) => {
    const steps = abs(((i + 4) % 12) - 6) + abs(j - 4.5);
    return steps < 5.4 ? round(steps) % 3 !== 1 : j < 1 || j > 8;
  },
} satisfies Record<string, Draft>;

export type DraftName = keyof typeof drafts;

/** 0 1 … n-1 n-1 … 1 0, repeated. */
function zigzag(x: number, n: number): number {
  const at = ((x % (2 * n)) + 2 * n) % (2 * n);
  return at < n ? at : 2 * n - at - 1;
}
