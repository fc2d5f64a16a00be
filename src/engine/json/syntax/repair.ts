import { splice } from '../splice.ts';
import { countUnread } from './find-fault.ts';
import type { Token } from './tokens.ts';

/** The first place where a text stops being JSON, in words for somebody who writes it by hand. */
export interface SyntaxProblem {
  /** Offsets of the spot to fix. */
  start: number;
  end: number;
  message: string;
  hint?: string;
  /** What the words ask to write there instead. */
  writes?: string;
}

/** A problem whose words name an edit. */
export type Repair = SyntaxProblem & { writes: string };

/** Offsets in the text. */
type Spot = Pick<SyntaxProblem, 'start' | 'end'>;

export function problemAt({ start, end }: Spot, message: string, hint?: string): SyntaxProblem {
  return { start, end, message, ...(hint !== undefined && { hint }) };
}

/** A problem that is solved by writing something else in its place. */
export function repairAt(spot: Spot, writes: string, message: string, hint?: string): Repair {
  return { ...problemAt(spot, message, hint), writes };
}

/** The empty spot behind the last token in order, where a missing character belongs. */
export function behind({ end }: Spot): Spot {
  return { start: end, end };
}

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

/** A token as a message names it. */
export function nameToken(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
