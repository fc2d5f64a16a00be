/** Returns the offset of the stars that close a mark opened before `from`; undefined when none do before `to`. */
export type FindClosingStars = (from: number, to: number, mark: '*' | '**') => number | undefined;

/**
 * Finds the closing stars of bold and emphasis. Lists the runs of stars once and computes the next closing run for
 * each, so that a thousand unclosed marks cost no more than a thousand closed ones.
 */
export function createStarFinder(text: string): FindClosingStars {
  const runs = listRuns(text);
  const next = { '*': nextClosing('*'), '**': nextClosing('**') };

  /** For each run, the first run from there on that closes the mark if all its stars count. */
  function nextClosing(mark: '*' | '**'): number[] {
    const found = runs.map(() => runs.length);
    let closing = runs.length;
    for (let index = runs.length - 1; index >= 0; index--) {
      const run = runs[index];
      if (run && isClosing(text, run.start, run.end, mark)) closing = index;
      found[index] = closing;
    }
    return found;
  }

  /** The first run that ends after an offset. */
  function findRun(offset: number): number {
    let low = 0;
    let high = runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((runs[middle]?.end ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return (from, to, mark) => {
    const closeAt = (index: number): number | undefined => {
      const run = runs[index];
      const start = Math.max(run?.start ?? to, from + 1);
      const end = Math.min(run?.end ?? to, to);
      if (start >= end || !isClosing(text, start, end, mark)) return undefined;
      // Of three stars, the outer ones close the mark opened first.
      return mark === '**' ? end - 2 : start;
    };
    // The first and the last run may be only partly between the offsets.
    const first = findRun(from + 1);
    const whole = next[mark][first + 1] ?? runs.length;
    const last = findRun(to);
    return closeAt(first) ?? (whole < last ? closeAt(whole) : closeAt(last));
  };
}

function listRuns(text: string): { start: number; end: number }[] {
  const runs = [];
  let end = 0;
  for (let start = text.indexOf('*'); start !== -1; start = text.indexOf('*', end)) {
    end = start + 1;
    while (text[end] === '*') end++;
    runs.push({ start, end });
  }
  return runs;
}

function isClosing(text: string, start: number, end: number, mark: '*' | '**'): boolean {
  if (/[\s\\]/.test(text[start - 1] ?? ' ')) return false;
  return mark === '**' ? end - start >= 2 : end - start !== 2;
}
