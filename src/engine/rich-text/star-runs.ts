/** Returns the offset of the stars that close a mark opened before `from`; undefined when none do before `to`. */
export type FindClosingStars = (from: number, to: number, mark: '*' | '**') => number | undefined;

/** Finds the closing stars of bold and emphasis. A thousand unclosed marks cost no more than a thousand closed ones. */
export function createStarFinder(text: string): FindClosingStars {
  const stars = /\*+/g;
  /** By a mark and the end of a search: the offset from which there are no closing stars. */
  const unclosed = new Map<string, number>();
  return (from, to, mark) => {
    const isUnclosed = from >= (unclosed.get(mark + to) ?? to);
    stars.lastIndex = from + 1;
    for (let run = stars.exec(text); run && run.index < to; run = stars.exec(text)) {
      const start = run.index;
      const end = Math.min(start + run[0].length, to);
      // Of three stars, the outer ones close the mark opened first.
      if (isClosing(text, start, end, mark)) return mark === '**' ? end - 2 : start;
      // Only of the first run may fewer stars count than before.
      if (isUnclosed) return undefined;
    }
    unclosed.set(mark + to, from);
    return undefined;
  };
}

function isClosing(text: string, start: number, end: number, mark: '*' | '**'): boolean {
  if (/[\s\\]/.test(text[start - 1] ?? ' ')) return false;
  return mark === '**' ? end - start >= 2 : end - start !== 2;
}
