import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document } from '../content/document.ts';
import type { Site } from '../content/site.ts';
import type { Uncertainty } from '../content/uncertainty.ts';

/** One rule about what the content means. Its file is named after its id. */
export interface Rule<Id extends string = string> extends RuleMeta<Id> {
  create(context: RuleContext): RuleVisitor;
}

export interface RuleContext {
  site: Site;
  /** Notes a mistake, under the id of the rule itself and with the severity that the project gives it. */
  report(finding: OwnFinding): void;
  /** The name that was probably meant. Looks for as long as a whole check may take, so it suits lists from content. */
  suggest: Suggest;
  /** What may be meant by files that could not be understood. Complete only in `end`. */
  uncertainty: Uncertainty;
}

/** A finding as its rule reports it. A rule cannot speak for another one, nor weigh what it finds. */
interface OwnFinding extends Omit<Finding<never>, 'rule' | 'severity'> {
  rule?: never;
  severity?: never;
}

/** What a rule wants to see. Documents come one at a time, shared blocks before pages, and are not kept. */
export interface RuleVisitor {
  document?(document: Document): void;
  end?(): void;
}

/** A rule whose id is kept as a type. */
export function defineRule<const Id extends string>(rule: Rule<Id>): Rule<Id> {
  return rule;
}
