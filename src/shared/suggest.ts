/** The candidate that was probably meant, or undefined when none is near. */
export type Suggest = (word: string, candidates: Iterable<string>) => string | undefined;

/** Longer names are not compared: what somebody mistyped by hand is shorter. */
const maxLetters = 64;

/** Well below a second of comparing letters: enough for a hundred dead links on a site of a thousand pages. */
const maxComparisons = 50_000_000;

/** What a search may still cost. */
interface Budget {
  comparisons: number;
}

/**
 * A `suggest` for lists that content makes up, to be used for one check of a site. The work of all its searches
 * together is limited; when a site has too many names and too many mistakes, the last mistakes get no suggestion.
 */
export function createSuggester(comparisons = maxComparisons): Suggest {
  const budget = { comparisons };
  return (word, candidates) => search(word, candidates, budget);
}

/** For lists of the program's own, which are short. */
export const suggest: Suggest = (word, candidates) =>
  search(word, candidates, { comparisons: maxComparisons });

/** Near: at most two fifths of the letters differ (one typo in "id" is a different word, two in "caseStudies" are not); case alone never counts. */
function search(word: string, candidates: Iterable<string>, budget: Budget): string | undefined {
  if (word.length > maxLetters) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length * 0.4)) + 1;
  for (const candidate of candidates) {
    if (budget.comparisons-- <= 0) break;
    if (candidate.length > maxLetters || Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance =
      word.toLowerCase() === candidate.toLowerCase()
        ? 0
        : editDistance(word, candidate, bestDistance, budget);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** True when `meant` is one slip of the keyboard away from `word`, or differs in case alone, and no other candidate is. */
export function isOnlySlip(word: string, meant: string, candidates: Iterable<string>): boolean {
  if (word.length < 3 || !isSlip(word, meant)) return false;
  for (const candidate of candidates) if (candidate !== meant && isSlip(word, candidate)) return false;
  return true;
}

function isSlip(word: string, candidate: string): boolean {
  if (Math.abs(word.length - candidate.length) > 1) return false;
  if (word.toLowerCase() === candidate.toLowerCase()) return true;
  if (Math.max(word.length, candidate.length) > maxLetters) return false;
  return editDistance(word, candidate, 2, { comparisons: maxComparisons }) <= 1;
}

/** Three rows of the table below, used again for each pair of names. */
const rows = [0, 1, 2].map(() => new Int32Array(maxLetters + 1)) as [Int32Array, Int32Array, Int32Array];

/**
 * Number of letters to insert, remove, replace or swap with their neighbour to turn `a` into `b`. Stops, with
 * Infinity, when it cannot be below `limit`.
 */
function editDistance(a: string, b: string, limit: number, budget: Budget): number {
  let [twoAgo, previous, current] = rows;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    budget.comparisons -= b.length;
    const least = fillRow(row, a, b, twoAgo, previous, current);
    // A later row is never better than this one, or by a swap than the one before.
    if (least >= limit && leastBefore >= limit) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    [twoAgo, previous, current] = [previous, current, twoAgo];
  }
  return previous[b.length] ?? Number.POSITIVE_INFINITY;
}

/** The costs of turning the first `row` letters of `a` into the first letters of `b`. Returns the least. */
function fillRow(
  row: number,
  a: string,
  b: string,
  twoAgo: Int32Array,
  previous: Int32Array,
  current: Int32Array,
): number {
  const letter = a.charCodeAt(row - 1);
  const before = row > 1 ? a.charCodeAt(row - 2) : -1;
  let least = row;
  let left = row;
  current[0] = row;
  for (let column = 1; column <= b.length; column++) {
    const other = b.charCodeAt(column - 1);
    const replaced = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1);
    let cost = Math.min((previous[column] ?? 0) + 1, left + 1, replaced);
    const isSwapped = column > 1 && letter === b.charCodeAt(column - 2) && before === other;
    if (isSwapped) cost = Math.min(cost, (twoAgo[column - 2] ?? 0) + 1);
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** The message, with "Did you mean …?" where something is known that may be meant: `meant` is written with its quotes. */
export function askBack(message: string, meant: string | undefined): string {
  return meant === undefined ? message : `${message} Did you mean ${meant}?`;
}
