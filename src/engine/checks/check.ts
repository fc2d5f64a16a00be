import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule.ts';
import type { Suggest } from '../text/suggest.ts';
import type { Document } from '../content/document.ts';
import type { Site } from '../content/site.ts';
import type { Uncertainty } from '../content/uncertainty.ts';

/** One rule about what the content means. Its file is named after its id. */
export interface Check {
  meta: RuleMeta;
  create(context: CheckContext): CheckVisitor;
}

export interface CheckContext {
  site: Site;
  report(finding: Omit<Finding, 'rule' | 'severity'>): void;
  /** The name that was probably meant. Looks for as long as a whole check may take, so it suits lists from content. */
  suggest: Suggest;
  /** What may be meant by files that could not be understood. Complete only in `end`. */
  uncertainty: Uncertainty;
}

/** What a check wants to see. Documents come one at a time, shared blocks before pages, and are not kept. */
export interface CheckVisitor {
  document?(document: Document): void;
  end?(): void;
}
