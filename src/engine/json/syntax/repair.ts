import { splice } from '../splice.ts';
import { countUnread } from './find-fault.ts';
import type { Token } from './tokens.ts';

/** The first syntax error of a text, explained for people who write JSON by hand. */
export interface SyntaxProblem {
  start: number;
  end: number;
  message: string;
  hint?: string;
  /** The replacement that the message suggests. */
  writes?: string;
}

/** A problem with an edit. */
export type Repair = SyntaxProblem & { writes: string };

type Spot = Pick<SyntaxProblem, 'start' | 'end'>;

export function problemAt({ start, end }: Spot, message: string, hint?: string): SyntaxProblem {
  return { start, end, message, ...(hint !== undefined && { hint }) };
}

/** A problem that replacing the marked characters solves. */
export function repairAt(spot: Spot, writes: string, message: string, hint?: string): Repair {
  return { ...problemAt(spot, message, hint), writes };
}

/** The empty range after the last valid token, where a missing character belongs. */
export function behind({ end }: Spot): Spot {
  return { start: end, end };
}

/** Of several edits, the one after which most of the text can be read; the first one on a tie. */
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

/** True when the edit makes the whole text valid JSON. */
export function isWholeRepair(text: string, repair: Repair): boolean {
  return countUnread(applyRepair(text, repair)) === 0;
}

/** A token as messages show it. */
export function nameToken(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
