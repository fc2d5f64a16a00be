import { countUnread } from './find-fault.ts';
import { splice } from './splice.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** A problem whose words name an edit. */
export type Repair = SyntaxProblem & { writes: string };

/** Of several ways to put a fault right the one after which most of the text can be read; of equal ones the first. */
export function bestRepair(text: string, repairs: readonly [Repair, ...Repair[]]): Repair {
  const [first] = repairs;
  let best = first;
  let fewest = Number.POSITIVE_INFINITY;
  for (const repair of repairs) {
    const unread = countUnread(applyRepair(text, repair));
    if (unread < fewest) [best, fewest] = [repair, unread];
  }
  return best;
}

function applyRepair(text: string, { start, end, writes }: Repair): string {
  return splice(text, [{ start, end, text: writes }]);
}

/** True when nothing else keeps the text from being JSON. */
export function isWholeRepair(text: string, repair: Repair): boolean {
  return countUnread(applyRepair(text, repair)) === 0;
}
