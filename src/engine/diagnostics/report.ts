import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { RuleMeta } from './rule.ts';

/** The result of one inspection, as the formats write it. */
export interface Report {
  /** Every finding, sorted by file and position. */
  diagnostics: Diagnostic[];
  summary: {
    pages: number;
    errors: number;
    warnings: number;
    durationMs: number;
  };
  /** The rules that were asked, whether they found something or not. */
  rules: readonly RuleMeta[];
  /** The lines of the file a diagnostic is about, marked; empty when the file has no text to show. */
  frameOf(diagnostic: Diagnostic): string;
}
