import type { Severity } from '../../shared/diagnostic.ts';

/** What is known about a rule: the source of docs/diagnostics.md and of `npm run check -- --explain`. */
export interface RuleMeta {
  /** Permanent id, such as `link-target-exists`. */
  rule: string;
  severity: Severity;
  /** Two or three sentences for a content editor: what the rule wants and why. */
  description: string;
  /** A piece of a file that breaks the rule, and the same piece mended. */
  bad: string;
  good: string;
}
