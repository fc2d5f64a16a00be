import type { Range } from '../text/line-index.ts';

/** A range of a JSON text and its replacement. */
export interface Splice extends Range {
  text: string;
}

/**
 * The only function that edits JSON: all other characters stay the same. Applies edits from the end, so that earlier
 * offsets stay valid. Of two overlapping edits, it skips the first.
 */
export function splice(text: string, edits: readonly Splice[]): string {
  let result = text;
  let limit = text.length;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > limit) continue;
    result = result.slice(0, start) + replacement + result.slice(end);
    limit = start;
  }
  return result;
}

/** Removes a property or an entry with the comma after it, or, for the last one, the comma before it. */
export function removal(text: string, { start, end }: Range): Splice {
  const [after] = /^\s*,\s*/.exec(text.slice(end)) ?? [];
  if (after !== undefined) return { start, end: end + after.length, text: '' };
  const before = text.slice(0, start).trimEnd();
  if (before.endsWith(',')) return { start: before.length - 1, end, text: '' };
  // The only one leaves empty brackets.
  return { start: before.length, end: end + /^\s*/.exec(text.slice(end))![0].length, text: '' };
}
