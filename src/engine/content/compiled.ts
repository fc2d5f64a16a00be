import type { PageData } from '../../shared/page.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from '../json/json.ts';
import type { Document, PageDocument, PartDocument } from './document.ts';

/** A content file, compiled. Nothing of it is kept elsewhere. */
export interface Compiled<Own extends Document, Value> {
  /** What rules ask about. Undefined when the file is not JSON, or not an object. */
  document: Own | undefined;
  /** What is wrong with the file and with its fit to the schema. */
  findings: Finding[];
  /** Undefined when not even the text could be read. */
  text: string | undefined;
  /** What the file says, with placeholders filled in, until it is finished. Undefined when it is not JSON. */
  value: Json | undefined;
  /** Pointers of texts that were not judged, as they name a placeholder while brand.json is broken. */
  unknown: ReadonlySet<string>;
  /**
   * What the renderer takes; undefined when the file is not sound. It is made of the value that rules look at, so it is
   * asked for once they have seen the document.
   */
  finish(): Value | undefined;
}

export type CompiledPage = Compiled<PageDocument, PageData>;

/** A file of `_shared/`. It becomes a block, or nothing when it is hidden. */
export type CompiledShared = Compiled<PartDocument, Section[]>;

/** A file of `_site/`. It becomes its value, without the note to editors. */
export type CompiledSiteFile = Compiled<PartDocument, Json>;
