import type { PageData } from '../../shared/page.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from '../json/json.ts';
import type { Document, PageDocument, PartDocument } from './document.ts';

/** The result of compiling a content file. No other cache holds parts of it. */
export interface Compiled<Own extends Document, Value> {
  /** Facts for the rules. Undefined when the file is not JSON, or not an object. */
  document: Own | undefined;
  /** Findings about the file's syntax and its fit to the schema. */
  findings: Finding[];
  /** Undefined when not even the text could be read. */
  text: string | undefined;
  /**
   * The value with placeholders filled in, until `finish` replaces parts of it. Undefined when the file is
   * not JSON.
   */
  value: Json | undefined;
  /** Pointers of texts that cannot be judged: they name a placeholder while brand.json is broken. */
  unknown: ReadonlySet<string>;
  /**
   * The value for the renderer; undefined when the file is not sound. It changes the value that rules read,
   * so call it after the rules.
   */
  finish(): Value | undefined;
}

export type CompiledPage = Compiled<PageDocument, PageData>;

/** A file of `_shared/`. It finishes as a list of one block, or an empty list when the block is hidden. */
export type CompiledShared = Compiled<PartDocument, Section[]>;

/** A file of `_site/`. It finishes as its value without `$schema`. */
export type CompiledSiteFile = Compiled<PartDocument, Json>;
