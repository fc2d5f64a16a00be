import { askBack } from '../../shared/suggest.ts';

/** What a rule found, before its severity, line and column are known: lines are computed only for files with findings. */
export interface Finding {
  /** The id of the rule. */
  rule: string;
  file: string;
  place: Place;
  message: string;
  /** What to do. It may name the line of another place in the same file. */
  hint?: string | { at: Place; text(line: number): string };
  fix?: Edit;
}

/** Where in a file a finding points. */
export type Place =
  /** The value at a JSON pointer, its key, or, for an object, its `type` (else its opening brace). */
  | { at: 'value' | 'key' | 'type'; pointer: string }
  /**
   * Some text inside the string at a pointer; the whole string if it is not found. `start` is its offset in the string with
   * its placeholders filled in, or, with `isWritten`, as it is in the file.
   */
  | { at: 'text'; pointer: string; text: string; start: number; isWritten?: true }
  /** Characters of the file's text, for files that cannot be parsed. */
  | { at: 'range'; start: number; end: number }
  /** The file as a whole. */
  | { at: 'file' };

/** What would put a mistake right, in the very place that the finding marks. `safe`: nobody needs to be asked. */
export type Edit = Replacement | Removal | Writing;

/** Another key or value, or other words in a text. */
export interface Replacement {
  /** The key or value that was read there. Where the file says it in another way, nothing is edited. */
  from: string;
  value: string;
  /** True for one slip of the keyboard, when only one thing can be meant. */
  safe: boolean;
}

/** The property or entry goes, with its comma. */
interface Removal {
  removes: true;
  safe: boolean;
}

/** Other characters in the marked stretch of a file that is no JSON yet: none of them removes it, an empty stretch takes them in. */
interface Writing {
  writes: string;
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
  return { message: askBack(message, `"${shown}"`), fix: { from, value, safe } };
}
