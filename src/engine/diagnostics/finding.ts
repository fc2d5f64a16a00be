import { askBack } from '../../shared/suggest.ts';

/** The result of a rule without severity, line and column: lines are computed only for files with findings. */
export interface Finding {
  rule: string;
  file: string;
  place: Place;
  message: string;
  /** The instruction. May refer to the line of another place in the same file. */
  hint?: string | { at: Place; text(line: number): string };
  fix?: Edit;
}

/** The place in a file that a finding marks. */
export type Place =
  /** The value at a JSON pointer, its key, or, for an object, its `type` (else its opening brace). */
  | { at: 'value' | 'key' | 'type'; pointer: string }
  /**
   * Some text inside the string at a pointer; the whole string if the text is not found. `start` is its offset in the
   * string with placeholders filled in, or, with `isWritten`, in the source.
   */
  | { at: 'text'; pointer: string; text: string; start: number; isWritten?: true }
  /** Offsets in the file's text, for files that cannot be parsed. */
  | { at: 'range'; start: number; end: number }
  | { at: 'file' };

/** A text of a document, with placeholders filled in, and its place. */
export interface Use {
  value: string;
  place: Place;
}

/** The fix of a finding at its marked place. `safe`: it can be applied without asking. */
export type Edit = Replacement | Removal | Writing;

/** Replaces a key, a value, or words in a text. */
export interface Replacement {
  /** The key or value that was read. If the file spells it differently, nothing is edited. */
  from: string;
  value: string;
  /** True for a single typo with only one possible correction. */
  safe: boolean;
}

/** Removes the property or entry, with its comma. */
interface Removal {
  removes: true;
  safe: boolean;
}

/** Replaces the marked characters of invalid JSON. Empty text deletes them; an empty range inserts. */
interface Writing {
  writes: string;
  safe: boolean;
}

/** Makes a "Did you mean …?" message and its edit. The only function that makes either. */
export function didYouMean(
  message: string,
  from: string,
  value: string | undefined,
  { safe = false, shown = value ?? '' }: { safe?: boolean; shown?: string } = {},
): { message: string; fix?: Edit } {
  if (value === undefined) return { message };
  return { message: askBack(message, `"${shown}"`), fix: { from, value, safe } };
}
