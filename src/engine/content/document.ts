import type { Facts, Use } from './facts.ts';

/** A block of a page, whatever its type. */
export interface BlockUse {
  pointer: string;
  type: string;
  isHidden: boolean;
}

interface DocumentBase {
  file: string;
  /** False when something in it breaks its schema: then what it lacks proves nothing. */
  isSound: boolean;
  /** False when a block could not be read, so that what it holds is not known. */
  isWhole: boolean;
  facts: Facts;
}

export interface PageDocument extends DocumentBase {
  kind: 'page';
  route: string;
  title: Use | undefined;
  description: Use | undefined;
  noindex: boolean;
  aliases: Use[];
  blocks: BlockUse[];
}

/** A file of `_shared/` or `_site/`; `name` is the file's, without `.json`. */
export interface PartDocument extends DocumentBase {
  kind: 'shared' | 'site';
  name: string;
}

/** One content file, read and understood. */
export type Document = PageDocument | PartDocument;
