import type { Severity } from '../../shared/diagnostic.ts';
import type { Suggest } from '../../shared/suggest.ts';
import type { Document, DocumentSummary } from '../content/document.ts';
import type { Site, PageContext } from '../content/site.ts';
import type { Uncertainty } from '../content/doubts.ts';
import type { Place, Words } from '../diagnostics/finding.ts';

/** A rule. Its id names its file and its page docs/rules/<id>.md. */
export interface Rule {
  /** Permanent, such as `link-target-exists`. */
  id: string;
  severity: Severity;
  /** Set for a rule that settings cannot change: without it pages could not be rendered, or not safely. */
  isFixed?: true;
  /** Judges one file, by the inputs of every page only: an unchanged page is not shown to it again. */
  document?: (document: Document, context: DocumentContext) => void;
  /** Starts comparing files with each other, or with other files of the site. */
  start?: (context: SiteContext) => SiteVisitor;
}

/** Receives all documents, shared blocks before pages. */
export interface SiteVisitor {
  document?(document: DocumentSummary): void;
  end?(): void | Promise<void>;
}

interface DocumentContext {
  site: PageContext;
  report: (at: At, words: string | Words, more?: More) => void;
  /** The name that was probably meant. Long lists are fine: a check has one budget for all. */
  suggest: Suggest;
  /** True for the address of a planned or existing page, or a file. No finding may depend on it, only suggestions. */
  isAddress(path: string): boolean;
}

interface SiteContext {
  site: Site;
  report: ReportIn;
  suggest: Suggest;
  /** Names in files that could not be understood. Complete only in `end`. */
  uncertainty: Uncertainty;
}

/** Reports a mistake in a file. */
export type ReportIn = (file: string, at: At, words: string | Words, more?: More) => void;

type At = Place | { place: Place };
type More = Pick<Words, 'hint' | 'fix'>;
