/** The name that was probably meant; undefined when none is close. */
interface Suggestion {
  meant: string | undefined;
  /** True when it differs by one typo or by case, as no other candidate does. */
  safe: boolean;
}

/** Finds the candidate closest to a word. */
export type Suggest = (word: string, candidates: Iterable<string>) => Suggestion;

/** Longer names are not compared: nobody types them by hand. */
const maxLetters = 64;

/** Takes well below a second: enough for a hundred dead links on a site of a thousand pages. */
const maxComparisons = 50_000_000;

/** The remaining letter comparisons of a search. */
interface Budget {
  comparisons: number;
}

/**
 * Creates a `suggest` for candidates from content, for one check of a site. All searches share one budget: on
 * a site with too many names and mistakes the last mistakes get no suggestion.
 */
export function createSuggester(comparisons = maxComparisons): Suggest {
  const budget = { comparisons };
  return (word, candidates) => search(word, candidates, budget);
}

/** For the program's own lists, which are short. */
export const suggest: Suggest = (word, candidates) =>
  search(word, candidates, { comparisons: maxComparisons });

/** Near: one letter differs, or up to two fifths of the letters, as two do in "caseStudies". Ignores case. */
function search(word: string, candidates: Iterable<string>, budget: Budget): Suggestion {
  let meant: string | undefined;
  let least = Math.max(1, Math.floor(word.length * 0.4)) + 1;
  const slips = new Set<string>();
  for (const candidate of word.length > maxLetters ? [] : candidates) {
    if (budget.comparisons-- <= 0) return { meant, safe: false };
    // One typo counts even when a nearer name is known.
    const limit = Math.max(least, 2);
    if (candidate.length > maxLetters || Math.abs(candidate.length - word.length) >= limit) continue;
    const isSame = word.toLowerCase() === candidate.toLowerCase();
    const distance = isSame ? 0 : editDistance(word, candidate, limit, budget);
    if (distance <= 1) slips.add(candidate);
    if (distance < least) {
      meant = candidate;
      least = distance;
    }
  }
  return { meant, safe: slips.size === 1 && word.length > 2 };
}

/** Rows of the distance table, reused for each pair of names. */
const rows = [0, 1, 2].map(() => new Int32Array(maxLetters + 1)) as [Int32Array, Int32Array, Int32Array];

/**
 * Number of letters to insert, remove, replace or swap with their neighbour to turn `a` into `b`. Returns
 * Infinity as soon as the result cannot be below `limit`.
 */
function editDistance(a: string, b: string, limit: number, budget: Budget): number {
  let [twoAgo, previous, current] = rows;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    budget.comparisons -= b.length;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? twoAgo[column - 2]! + 1 : replaced;
      const cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, replaced, swapped);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    // Later rows build on this row, or by a swap on the one before, and never get lower than both.
    if (least >= limit && leastBefore >= limit) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    [twoAgo, previous, current] = [previous, current, twoAgo];
  }
  return previous[b.length]!;
}

/** Adds "Did you mean …?" to a message. `meant` includes its quotes; undefined adds nothing. */
export function askBack(message: string, meant: string | undefined): string {
  return meant === undefined ? message : `${message} Did you mean ${meant}?`;
}

/** Says that a name is unknown, and which known one was probably meant, or which there are. */
export function explainUnknown(kind: string, name: string, candidates: readonly string[]): string {
  const { meant } = suggest(name, candidates);
  const message = `Unknown ${kind} "${name}".`;
  return meant === undefined ? `${message} Known: ${candidates.join(', ')}.` : askBack(message, `"${meant}"`);
}
