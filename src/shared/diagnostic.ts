/** How much a finding weighs: an error fails the check and the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** One finding about one exact slice of one file. Lines and columns count from 1; `end` is exclusive. */
export interface Diagnostic {
  /** Permanent id of the rule, such as `schema/unknown-property`. */
  rule: string;
  severity: Severity;
  /** Path from the project's root, with forward slashes: `pages/services/ecommerce.json`. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the value the finding is about; empty for the whole file. */
  pointer: string;
  /** The block the finding lies in, when it lies in one. */
  section?: { index: number; type: string; id?: string };
  /** One sentence: what is wrong, and why. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** The edit that would put it right, when one is known. */
  fix?: Fix;
}

/** Other text for one stretch of the file. */
export interface Fix {
  /** `remove`: the text is empty; `insert`: the range is. */
  kind: 'replace' | 'rename' | 'remove' | 'insert';
  /** JSON pointer of the value, or of the value whose key is renamed or removed; empty in a file that is no JSON yet. */
  pointer: string;
  /** The new value or key, or what is inserted; empty for what is removed. */
  value: string;
  /** True for what `--fix` does without asking: one slip of the keyboard, and only one thing that can be meant. */
  safe: boolean;
  /** Where the text stands, as in a diagnostic. What is removed takes its comma along. */
  range: { line: number; column: number; endLine: number; endColumn: number };
  /** What to write there, as the file spells it. */
  text: string;
}
