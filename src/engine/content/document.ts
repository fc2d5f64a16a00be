import type { Facts, SummaryFacts, Use } from './facts.ts';

/** A block of a page, of any type. */
export interface BlockUse {
  pointer: string;
  /** Undefined when the block has no type. */
  type: string | undefined;
  isHidden: boolean;
  /** False when a part of the block is invalid: then a missing value proves nothing. */
  isKnown: boolean;
  /** Possible levels of the block's headings; undefined when they depend on an invalid part. */
  levels: ReadonlySet<number> | undefined;
}

/** Facts for the rules that compare pages with each other. */
export interface PageSummary {
  kind: 'page';
  file: string;
  route: string;
  title: Use | undefined;
  description: Use | undefined;
  noindex: boolean;
  /** The page's own language. */
  lang: Use | undefined;
  /** The page that this page translates. */
  translationOf: Use | undefined;
  aliases: Use[];
  facts: SummaryFacts;
}

/** A file of `_shared/` or `_site/`; `name` is the file's, without `.json`. */
interface PartSummary {
  kind: 'shared' | 'site';
  file: string;
  name: string;
  facts: SummaryFacts;
}

export type DocumentSummary = PageSummary | PartSummary;

interface DocumentBase {
  /** False when a part breaks its schema, or is unknown. */
  isSound: boolean;
  /** False when a block is invalid, so that its content is unknown. */
  isWhole: boolean;
  /** False when a value at, in or around this pointer is invalid: see what-is-known.ts. */
  isKnown(pointer: string): boolean;
}

export interface PageDocument extends PageSummary, DocumentBase {
  blocks: BlockUse[];
  facts: Facts;
}

export interface PartDocument extends PartSummary, DocumentBase {
  facts: Facts;
}

/** One compiled content file. */
export type Document = PageDocument | PartDocument;
