/** An error fails the check and the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** One finding about one slice of one file. Lines and columns count from 1; `end` is exclusive. */
export interface Diagnostic {
  /** Permanent id of the rule, such as `schema/unknown-property`. */
  rule: string;
  severity: Severity;
  /** True for what is a warning at most, and fails no check: time alone may bring it, or a draft lacks something. */
  isEased?: true;
  /** Path from the project's root, with forward slashes: `pages/services/ecommerce.json`. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the value the finding is about; empty for the whole file. */
  pointer: string;
  /** The section block that contains the finding, if any. */
  section?: { index: number; type: string; id?: string };
  /** One sentence: what is wrong and why it matters. */
  message: string;
  /** How to correct it. */
  hint?: string;
  /** The edit that corrects it, when one is known. */
  fix?: Fix;
}

/** Replacement text for one range of a file. */
export interface Fix {
  /** `remove` has an empty text, `insert` an empty range. */
  kind: 'replace' | 'rename' | 'remove' | 'insert';
  /** JSON pointer of the value, or of the value whose key changes; empty in a file that is not valid JSON. */
  pointer: string;
  /** The new value or key, or the inserted text; empty for `remove`. */
  value: string;
  /** True when `--fix` may apply it unasked: the mistake is one typo with one possible correction. */
  safe: boolean;
  /** The range of the old text, as in a diagnostic. A removal includes the comma. */
  range: { line: number; column: number; endLine: number; endColumn: number };
  /** The new text, as written in the file. */
  text: string;
}
