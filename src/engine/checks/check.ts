import type { Finding } from '../report/finding.ts';
import type { RuleMeta } from '../report/rule.ts';
import type { Suggest } from '../schemas/suggest.ts';
import type { Document } from '../site/document.ts';
import type { Site } from '../site/site.ts';
import type { Uncertainty } from '../site/uncertainty.ts';

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
