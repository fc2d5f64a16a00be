import type { Severity } from '../../shared/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { problemIds } from '../diagnostics/problems.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { Site, SiteGround } from '../content/site.ts';
import type { Uncertainty } from '../content/uncertainty.ts';

export interface RuleMeta {
  /** Permanent, such as `link-target-exists`. docs/rules/<id>.md says what the rule wants. */
  id: string;
  /** How much a finding weighs, unless the project's settings say otherwise. */
  severity: Severity;
  /** Set for a rule that no setting can change: without it pages could not be rendered, or not safely. */
  isFixed?: true;
}

/** The rules that nothing judges, because reading and validating files finds what they are about. */
export const problems: readonly RuleMeta[] = problemIds.map((id) => ({
  id,
  severity: 'error',
  isFixed: true,
}));

/** A rule about what the content means. Its file is named after its id. */
export type Rule = DocumentRule | SiteRule;

/**
 * A rule that judges each file by itself. A page that was judged before, and is still made of the same, is not shown to
 * it again: so it is given nothing but the file and the ground of the site.
 */
interface DocumentRule extends RuleMeta {
  looksAt: 'document';
  create(context: DocumentContext): DocumentVisitor;
}

/** A rule that compares files with each other, or with what else lies in the site's folders. */
interface SiteRule extends RuleMeta {
  looksAt: 'site';
  create(context: SiteContext): SiteVisitor;
}

/** Notes a mistake, under the id of the rule itself and with the severity that the project gives it. */
export type ReportFinding = (finding: OwnFinding) => void;

interface RuleContext {
  report: ReportFinding;
  /** The name that was probably meant. Looks for as long as a whole check may take, so it suits lists from content. */
  suggest: Suggest;
}

interface DocumentContext extends RuleContext {
  site: SiteGround;
  /** True for the address of a page, planned or there, and of a file. For suggestions: no finding may depend on it. */
  isAddress(path: string): boolean;
}

interface SiteContext extends RuleContext {
  site: Site;
  /** What may be meant by files that could not be understood. Complete only in `end`. */
  uncertainty: Uncertainty;
}

/** A finding as its rule reports it. A rule cannot speak for another one. */
interface OwnFinding extends Omit<Finding, 'rule'> {
  rule?: never;
}

/** Documents come one at a time, shared blocks before pages, and are not kept. */
export interface DocumentVisitor {
  document(document: Document): void;
}

export interface SiteVisitor {
  document?(document: DocumentSummary): void;
  /** Called once all documents have come. */
  end?(): void;
}

export function defineRule(rule: Rule): Rule {
  return rule;
}
