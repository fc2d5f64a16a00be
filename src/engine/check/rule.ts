import type { Severity } from '../../shared/diagnostic.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { Site, PageContext } from '../content/site.ts';
import type { AnyUse, ComparedRole, UseOf } from '../content/uses.ts';
import type { Uncertainty } from '../content/doubts.ts';
import type { Finding, Place } from '../diagnostics/finding.ts';

/** A rule. Its name gives its id: `linkTargetExists` has the id `link-target-exists`. */
export interface Rule {
  weight: Weight;
  document?: (context: DocumentContext) => void;
  compare?: (context: SiteContext) => void | Promise<void>;
}

export interface NamedRule extends Omit<Rule, 'weight'> {
  /** Permanent. Names the rule's file and its page docs/rules/<id>.md. */
  id: string;
  severity: Severity;
  /** True for a rule that settings cannot change: without it pages could not be rendered, or not safely. */
  isFixed: boolean;
}

/** What the findings of a rule are: `fixed` ones are errors that settings cannot change. */
type Weight = Severity | 'fixed';

/** Judges each file by itself, by the inputs of every page only: an unchanged page is not shown to it again. */
export function judgeEach(weight: Weight, document: (context: DocumentContext) => void): Rule {
  return { weight, document };
}

/** Judges all files at once: compares them with each other, or with other files of the site. */
export function judgeAll(weight: Weight, compare: (context: SiteContext) => void | Promise<void>): Rule {
  return { weight, compare };
}

export interface DocumentContext {
  document: Document;
  /** The uses of some roles in the document, in its order. */
  usesOf: <Name extends AnyUse['role']>(...names: Name[]) => UseOf<Name>[];
  site: PageContext;
  /** A pointer marks the value there. */
  report: ReportAt<Found | string>;
  /** The name that was probably meant. Long lists are fine: a check has one budget for all. */
  suggest: Suggest;
  /** True for the address of a planned or existing page, or a file. No finding may depend on it, only suggestions. */
  isAddress(path: string): boolean;
}

export interface SiteContext {
  site: Site;
  /** All documents, shared blocks before pages. */
  documents: readonly DocumentSummary[];
  pages: readonly Extract<DocumentSummary, { kind: 'page' }>[];
  /** The route of the page that each alias leads to. */
  aliases: ReadonlyMap<string, string>;
  /** The uses of some roles in all documents, each with its file. */
  usesOf: <Name extends ComparedRole>(...names: Name[]) => InFile<UseOf<Name>>[];
  report: ReportAt<InFile<Found>>;
  suggest: Suggest;
  /** Names in files that could not be understood. */
  uncertainty: Uncertainty;
}

type InFile<Use> = Use & { file: string };

/** Where a mistake is: a place, or a value with its place. */
export type Found = Place | { place: Place; value?: string };

export type ReportAt<Where> = (where: Where, words: string | ReportWords, advice?: Advice) => void;

export interface ReportWords extends Advice {
  message: string;
}

export interface Advice extends Pick<Finding, 'hint' | 'fix'> {
  /** What was probably meant instead of the value or text: the message asks, and the fix writes it. */
  meant?: string | undefined;
  /** What was meant as the message shows it, if that is another text. */
  shown?: string | undefined;
  /** True when nothing else can be meant: the fix needs no decision. */
  safe?: boolean;
}
