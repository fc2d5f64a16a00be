import type { Facts, Use } from './facts.ts';

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

interface DocumentBase {
  file: string;
  /** False when something in it breaks its schema, or could not be known. */
  isSound: boolean;
  /** False when a block could not be read, so that what it holds is not known. */
  isWhole: boolean;
  /** False when something at, in or around this pointer could not be understood: see what-is-known.ts. */
  isKnown(pointer: string): boolean;
  facts: Facts;
}

export interface PageDocument extends DocumentBase {
  kind: 'page';
  route: string;
  title: Use | undefined;
  description: Use | undefined;
  noindex: boolean;
  /** The language it gives itself. */
  lang: Use | undefined;
  /** The page that it translates. */
  translationOf: Use | undefined;
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
