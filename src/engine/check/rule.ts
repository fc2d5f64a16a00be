import type { Severity } from '../../shared/diagnostic.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { Site, SiteGround } from '../content/site.ts';
import type { Uncertainty } from '../content/uncertainty.ts';
import type { Finding, Place } from '../diagnostics/finding.ts';
import { problemIds } from '../diagnostics/problems.ts';

/** A rule: its file is named after its id, and docs/rules/<id>.md describes it. */
export interface Rule {
  /** Permanent, such as `link-target-exists`. */
  id: string;
  severity: Severity;
  /** Set for a rule that no setting can change: without it pages could not be rendered, or not safely. */
  isFixed?: true;
  /**
   * Judges each file by itself. A page that was judged before, and is still made of the same, is not shown to it again: so
   * it is given nothing but the file and what every page is made of.
   */
  document?: (document: Document, context: DocumentContext) => void;
  /** Begins to compare files with each other, or with what else is in the site's folders. */
  start?: (context: SiteContext) => SiteVisitor;
}

/** The rules that nothing judges, because reading and validating files finds what they are about. */
export const problems: readonly Rule[] = problemIds.map((id) => ({ id, severity: 'error', isFixed: true }));

/** Is shown one document after another, shared blocks before pages. */
export interface SiteVisitor {
  document?(document: DocumentSummary): void;
  /** Called after the last document. */
  end?(): void;
}

interface DocumentContext {
  site: SiteGround;
  /** Notes a mistake in the document. */
  report: (at: At, words: string | Words, more?: More) => void;
  /** The name that was probably meant. Looks for as long as a whole check may take, so it suits lists from content. */
  suggest: Suggest;
  /** True for the address of a page, planned or there, and of a file. For suggestions: no finding may depend on it. */
  isAddress(path: string): boolean;
}

interface SiteContext {
  site: Site;
  report: ReportIn;
  suggest: Suggest;
  /** What may be meant by files that could not be understood. Complete only in `end`. */
  uncertainty: Uncertainty;
}

/** Notes a mistake in a file. */
export type ReportIn = (file: string, at: At, words: string | Words, more?: More) => void;

type At = Place | { place: Place };

/** The message of a finding, alone or with what else there is to say. */
export type Words = Pick<Finding, 'message' | 'hint' | 'fix'>;
type More = Pick<Finding, 'hint' | 'fix'>;
