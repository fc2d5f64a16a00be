/** The offset of what closes a mark opened before `from`, or undefined when nothing does before `to`. */
export type FindClosingStars = (from: number, to: number, mark: '*' | '**') => number | undefined;

/**
 * Finds what closes bold and emphasis in a text. The runs of stars are listed once, and for each it is known where the
 * next closing one is, so that a thousand marks that nothing closes cost no more than a thousand that are closed.
 */
export function createStarFinder(text: string): FindClosingStars {
  const runs = listRuns(text);
  const next = { '*': nextClosing('*'), '**': nextClosing('**') };

  /** For each run the first one, from there on, that closes the mark when all of it counts. */
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

  /** The first run that ends behind an offset. */
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
      // Of three stars the outer ones close what was opened first.
      return mark === '**' ? end - 2 : start;
    };
    // Of the first and the last run only a part may lie between the offsets.
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
