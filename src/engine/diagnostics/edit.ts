import type { Place } from './place.ts';

/** What would put a mistake right: other text in the very place that the finding marks. */
export interface Edit {
  /** The key or value that was read there. Where the file says it in another way, nothing is edited. */
  from: string;
  value: string;
  /** True when nobody needs to be asked: one slip of the keyboard, and only one thing that can be meant. */
  safe: boolean;
}

/** A message that asks "Did you mean …?", and the edit that makes it so. The one place where both are made. */
export function didYouMean(
  message: string,
  from: string,
  value: string | undefined,
  { safe = false, shown = value ?? '' }: { safe?: boolean; shown?: string } = {},
): { message: string; fix?: Edit } {
  if (value === undefined) return { message };
  return { message: `${message} Did you mean "${shown}"?`, fix: { from, value, safe } };
}

/** A key is renamed, a value replaced. */
export function kindOf(place: Place): 'rename' | 'replace' {
  return place.at === 'key' ? 'rename' : 'replace';
}

/** What to write instead of the slice of a file that a place marks; undefined when the file does not say what was read. */
export function toSource(slice: string, place: Place, { from, value }: Edit): string | undefined {
  if (place.at === 'text')
    return slice === JSON.stringify(from).slice(1, -1) ? JSON.stringify(value).slice(1, -1) : undefined;
  return isLiteral(slice, from) ? JSON.stringify(value) : undefined;
}

function isLiteral(slice: string, text: string): boolean {
  try {
    return JSON.parse(slice) === text;
  } catch {
    // The place was not found, so its slice is no literal.
    return false;
  }
}
