import type { PageData } from '../../shared/page.ts';
import type { Place, Use, Violation } from '../diagnostics/finding.ts';
import type { JsonFile } from '../json/read-json.ts';
import type { Field } from '../schemas/field.ts';
import { shaped } from '../text/find-shaped.ts';
import { pickCompared, type Uses } from './uses.ts';

/** A block of a page or of `_shared/`, of any type. */
export interface BlockUse {
  pointer: string;
  type: string | undefined;
  isHidden: boolean;
  /** Possible levels of the block's headings; undefined when they depend on an invalid part. */
  levels: ReadonlySet<number> | undefined;
}

/** A text as the file has it, with its placeholders. */
export interface WrittenText {
  pointer: string;
  value: string;
  /** Undefined in an unknown property, or in a block of an unknown type. */
  field: Field | undefined;
  /** True for a text that is shown as it is written, unlike rich text, addresses and names. */
  isPlain: boolean;
}

/** The place of a part of a text, as the file has it. */
export function placeIn({ pointer }: WrittenText, text: string, start: number): Place {
  return { at: 'text', pointer, text, start, isWritten: true };
}

/** One compiled content file, for the rules about one file. */
export interface Compiled extends Pick<JsonFile, 'text' | 'value'> {
  file: string;
  /** About former words, which today's words have replaced in the value. */
  formerWords: readonly Violation[];
  /** About the file's syntax, the length of its texts, and its fit to the schema. */
  findings: readonly Violation[];
  uses: Uses;
  blocks: readonly BlockUse[];
  /** Files of the visible shared blocks, also of those within other ones. */
  shared: ReadonlySet<string>;
  texts: readonly WrittenText[];
  /** Pointers of values that are unknown without a finding here: texts that cannot be judged, shared blocks. */
  unknown: ReadonlySet<string>;
  /** False when a value at, in or around this pointer is invalid or unknown: see doubts.ts. */
  isKnown(pointer: string): boolean;
  /** False when the renderer cannot take the value: there are findings, a part is unknown, or the schemas are broken. */
  isSound: boolean;
}

/** A file of `_shared/` or `_site/`; `name` is the file's, without `.json`. */
export interface Part extends Compiled {
  kind: 'shared' | 'site';
  name: string;
}

export interface Page extends Compiled {
  kind: 'page';
  route: string;
  title: Use | undefined;
  description: Use | undefined;
  noindex: boolean;
  lang: Use | undefined;
  translationOf: Use | undefined;
  aliases: Use[];
  /** The page for the renderer; undefined when it is not sound. */
  data(): PageData | undefined;
}

export type Document = Page | Part;

/** What rules learn that compare files with each other. Plain data: a build caches it. */
interface Compared {
  file: string;
  uses: Uses;
  /** The letters and figures of its texts beyond those of English, addresses not counted. */
  letters: string;
  hasForms: boolean;
}

export type DocumentSummary = (Omit<Page, keyof Compiled | 'data'> | Omit<Part, keyof Compiled>) & Compared;

/** No letters of another shape, which are reported at their text, and nothing that cannot be seen. */
const letter = new RegExp(
  String.raw`(?![\0-~\p{Default_Ignorable_Code_Point}${shaped}])[\p{L}\p{N}\p{Sc}]`,
  'gu',
);

/** A text that is an address alone, which no visitor reads. */
const addressText = /"(?:[a-z]+:|\/)[^\s"]*"/g;

/** Most files hold none. The values of placeholders count where they are defined: in brand.json. */
const mayHaveLetters = /[^\0-~]|\\u/;

function lettersIn({ text = '', value }: Document): string {
  if (!mayHaveLetters.test(text)) return '';
  return [...new Set(JSON.stringify(value)?.replace(addressText, '').match(letter))].join('');
}

export function summarize(document: Document): DocumentSummary {
  const compared = {
    file: document.file,
    uses: pickCompared(document.uses),
    letters: lettersIn(document),
    hasForms: document.uses.form !== undefined,
  };
  if (document.kind !== 'page') return { kind: document.kind, name: document.name, ...compared };
  const { kind, route, title, description, noindex, lang, translationOf, aliases } = document;
  return { kind, route, title, description, noindex, lang, translationOf, aliases, ...compared };
}
