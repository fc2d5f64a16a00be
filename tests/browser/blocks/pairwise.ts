/** What a block can differ in, and what it can be there: `{ cards: [1, 2, 3], lead: [true, false] }`. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;

/** One value of each factor, by the factor's name. */
export type Row = Readonly<Record<string, unknown>>;

/** How many rows are tried for each one taken. */
const tries = 24;

/**
 * Few rows in which every value of a factor meets every value of every other one; `first` are the first of them. The
 * same factors and random numbers give the same rows.
 */
export function pairwiseRows(factors: Factors, random: () => number, first: Row[] = []): Row[] {
  const open = listPairs(factors);
  const rows: Row[] = [];
  const take = (row: Row) => {
    for (const key of pairsOf(row)) open.delete(key);
    rows.push(row);
  };
  const countOpen = (row: Row) => pairsOf(row).filter((key) => open.has(key)).length;
  first.forEach(take);
  while (open.size > 0) {
    // A pair that is still open is in every row tried, so each row taken closes one at least.
    const [pair] = open.values();
    const tried = Array.from({ length: tries }, () => ({ ...randomRow(factors, random), ...pair }));
    take(tried.reduce((best, row) => (countOpen(row) > countOpen(best) ? row : best)));
  }
  return rows;
}

function listPairs(factors: Factors): Map<string, Row> {
  const entries = Object.entries(factors);
  const pairs = entries.flatMap(([one, values], index) =>
    entries
      .slice(index + 1)
      .flatMap(([other, others]) =>
        values.flatMap((value) => others.map((otherValue): Row => ({ [one]: value, [other]: otherValue }))),
      ),
  );
  return new Map(pairs.map((pair) => [pairsOf(pair)[0]!, pair]));
}

/** The names of all pairs of values that stand in a row. */
function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
}

function randomRow(factors: Factors, random: () => number): Row {
  return Object.fromEntries(
    Object.entries(factors).map(([name, values]) => [name, values[Math.floor(random() * values.length)]]),
  );
}
