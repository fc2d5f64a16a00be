import { askBack } from '../../shared/suggest.ts';
import type { Range } from '../text/line-index.ts';

/** The result of a rule without severity, line and column: lines are computed only for files with findings. */
export interface Finding {
  rule: string;
  file: string;
  place: Place;
  message: string;
  /** The instruction. May refer to the line of another place in the same file. */
  hint?: string | { at: Place; text(line: number): string } | undefined;
  fix?: Edit;
  /** True for one that is never more than a warning: time alone may bring it, or a draft lacks something. */
  isEased?: boolean | undefined;
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

/** A text of a content file, with placeholders filled in, and its place. */
export interface PlacedText {
  value: string;
  place: Extract<Place, { pointer: string }>;
  /** Why visitors do not see the block around it, if they do not. */
  unshown?: 'hidden' | 'ahead' | 'over';
}

/** The texts of a finding and its fix. */
export type FindingWords = Pick<Finding, 'message' | 'hint' | 'fix'>;

/** The fix of a finding at its marked place. `safe`: it can be applied without asking. */
export type Edit =
  /**
   * Replaces the key, value or words that were read. If the file spells them differently, nothing is edited. `unasked`: the
   * message without its "Did you mean …?".
   */
  | { from: string; value: string; safe: boolean; unasked?: string }
  /** Removes the property or entry, with its comma. */
  | { removes: true; safe: boolean }
  /** Replaces these characters of invalid JSON. Empty text deletes them; an empty range inserts. */
  | { writes: string; instead: Range; safe: boolean };

/** Makes a "Did you mean …?" message and its edit. The only function that makes either. */
export function didYouMean(
  message: string,
  from: string,
  value: string | undefined,
  { safe = false, shownAs = value ?? '' }: { safe?: boolean | undefined; shownAs?: string | undefined } = {},
): { message: string; fix?: Edit } {
  if (value === undefined || value === from) return { message };
  return { message: askBack(message, `"${shownAs}"`), fix: { from, value, safe, unasked: message } };
}

/**
 * The ids of the rules without code: reading a file, validating it against its schema and the setup report under them.
 * Always errors. The setup's are for developers: the command line exits with 2.
 */
export const violationRuleIds = [
  'file/json-syntax',
  'file/duplicate-key',
  'file/unsafe-key',
  'file/long-key',
  'file/invalid-utf8',
  'file/too-large',
  'file/too-deep',
  'file/unreadable',
  'text-length-limited',
  'schema/unknown-type',
  'schema/unknown-property',
  'schema/missing-property',
  'schema/wrong-type',
  'schema/unknown-value',
  'schema/former-word',
  'schema/too-short',
  'schema/too-long',
  'schema/wrong-form',
  'schema/duplicate-entry',
  'setup/schema-broken',
  'setup/schemas-missing',
  'setup/config-broken',
] as const;

export type ViolationRuleId = (typeof violationRuleIds)[number];

/** What is wrong with a value: its file cannot be read, or it breaks its schema. It has no file yet. */
export interface Violation extends Omit<Finding, 'file'> {
  rule: ViolationRuleId;
}
