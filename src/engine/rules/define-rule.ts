import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { Site, SiteGround } from '../content/site.ts';
import type { Uncertainty } from '../content/uncertainty.ts';

/** One rule about what the content means. Its file is named after its id. */
export type Rule<Id extends string = string> = DocumentRule<Id> | SiteRule<Id>;

/**
 * A rule that judges each file by itself. A page that was judged before, and is still made of the same, is not shown to
 * it again: so it is given nothing but the file and the ground of the site.
 */
interface DocumentRule<Id extends string = string> extends RuleMeta<Id> {
  looksAt: 'document';
  create(context: DocumentContext): DocumentVisitor;
}

/** A rule that compares files with each other, or with what else lies in the site's folders. */
interface SiteRule<Id extends string = string> extends RuleMeta<Id> {
  looksAt: 'site';
  create(context: SiteContext): SiteVisitor;
}

/** Notes a mistake, under the id of the rule itself and with the severity that the project gives it. */
export type Report = (finding: OwnFinding) => void;

interface RuleContext {
  report: Report;
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

/** A finding as its rule reports it. A rule cannot speak for another one, nor weigh what it finds. */
interface OwnFinding extends Omit<Finding<never>, 'rule' | 'severity'> {
  rule?: never;
  severity?: never;
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

/** A rule whose id is kept as a type. */
export function defineRule<const Id extends string>(rule: Rule<Id>): Rule<Id> {
  return rule;
}
