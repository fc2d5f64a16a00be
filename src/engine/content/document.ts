import type { Facts, SummaryFacts, Use } from './facts.ts';

/** A block of a page, whatever its type. */
export interface BlockUse {
  pointer: string;
  /** Undefined when it names none. */
  type: string | undefined;
  isHidden: boolean;
  /** False when something in it could not be understood: then what it lacks proves nothing. */
  isKnown: boolean;
  /** The levels of the headings it may bring; undefined when that depends on what is not known. */
  levels: ReadonlySet<number> | undefined;
}

/** What rules ask that compare pages with each other. */
export interface PageSummary {
  kind: 'page';
  file: string;
  route: string;
  title: Use | undefined;
  description: Use | undefined;
  noindex: boolean;
  /** The language it gives itself. */
  lang: Use | undefined;
  /** The page that it translates. */
  translationOf: Use | undefined;
  aliases: Use[];
  facts: SummaryFacts;
}

/** Of a file of `_shared/` or `_site/`; `name` is the file's, without `.json`. */
interface PartSummary {
  kind: 'shared' | 'site';
  file: string;
  name: string;
  facts: SummaryFacts;
}

export type DocumentSummary = PageSummary | PartSummary;

interface DocumentBase {
  /** False when something in it breaks its schema, or could not be known. */
  isSound: boolean;
  /** False when a block could not be read, so that what it holds is not known. */
  isWhole: boolean;
  /** False when something at, in or around this pointer could not be understood: see what-is-known.ts. */
  isKnown(pointer: string): boolean;
}

export interface PageDocument extends PageSummary, DocumentBase {
  blocks: BlockUse[];
  facts: Facts;
}

export interface PartDocument extends PartSummary, DocumentBase {
  facts: Facts;
}

/** One content file, read and understood. */
export type Document = PageDocument | PartDocument;
