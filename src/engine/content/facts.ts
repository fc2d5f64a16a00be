import type { Drawn } from '../schemas/drawn-in.ts';
import type { Place } from '../diagnostics/finding.ts';
import type { RichTextProblem } from '../rich-text/rich-text-problem.ts';

/** A text with a meaning, and where it stands. Placeholders in it are filled in. */
export interface Use {
  value: string;
  place: Place;
}

export interface PictureUse extends Use {
  /** On the page, or beside its title in social networks. */
  shownIn: 'page' | 'card';
  /** How wide it is drawn on a laptop at least; undefined where it is drawn small, or may be. */
  shownWide?: number | undefined;
}

interface DescribedPictureUse extends PictureUse {
  /** Undefined for a picture that has no alternative text of its own. */
  alt: Use | undefined;
  /** Texts that stand beside the picture, when it has an alternative text. */
  beside: string[];
}

/** A value that names an item of a list of its own block. */
interface KeyUse extends Use {
  /** The keys of the list's items. */
  known: string[];
}

export interface HeadingUse extends Use {
  level: number;
}

interface RichTextUse {
  place: Place;
  problems: RichTextProblem[];
}

interface FormSummary {
  /** The destination it names; undefined for the default one. */
  destination: Use | undefined;
}

/** A form, and what is asked about it. */
interface FormUse extends FormSummary {
  /** The names of its fields, in order. */
  fields: Use[];
  /** Undefined while brand.json is broken, and it is said there. */
  recipient: Use | undefined;
  /** Its fields: each with those of "options" and "placeholder" that it has. */
  controls: { name: string; kind: string; pointer: string; has: string[] }[];
  /** The kinds of the fields that take a file. */
  files: Use[];
}

/** A property, or an entry of a list, that the variant of its block does not draw. */
export interface UndrawnUse {
  property: string;
  place: Place;
  variant: string;
  /** True when the block names no variant. */
  isDefault: boolean;
  /** The condition of the variant that is not met; undefined when it never draws the property. */
  unmet: Drawn | undefined;
  /** The variants that draw it. */
  drawnIn: readonly string[];
}

export interface OddText extends Use {
  /** True for a text that is shown as it is written: no rich text, address or name. */
  isPlain: boolean;
}

export interface LongText {
  /** Characters, with placeholders filled in. */
  length: number;
  place: Place;
}

/** What rules ask that compare files with each other. It is plain data: a build keeps it for the next one. */
export interface SummaryFacts {
  links: Use[];
  pictures: PictureUse[];
  files: Use[];
  /** Those of hidden blocks are left out. */
  anchors: Use[];
  /** Anchors of hidden blocks. */
  hiddenAnchors: Use[];
  forms: FormSummary[];
  /** Names of the shared blocks that are placed. */
  shared: Use[];
}

/** What rules ask about a document, gathered in one walk. */
export interface Facts extends SummaryFacts {
  /** What links say that have no further words to be heard. Those of hidden blocks are left out. */
  linkLabels: Use[];
  pictures: DescribedPictureUse[];
  /** In the order of the page. Those of hidden blocks are left out. */
  headings: HeadingUse[];
  keys: KeyUse[];
  forms: FormUse[];
  richTexts: RichTextUse[];
  /** What the variant of its block does not draw. */
  undrawn: UndrawnUse[];
  /** Texts with a brace that no known placeholder fills or a control character, as written: the only ones a check of plain text needs. */
  texts: Use[];
  /** Texts with signs that visitors should not read, perhaps, as written: plain ones with markup, all with garbled letters. */
  oddTexts: OddText[];
  /** Texts that are longer than any text may be. Nothing else is known of them: no check looks into such a text. */
  longTexts: LongText[];
}

export function createFacts(): Facts {
  return {
    links: [],
    linkLabels: [],
    pictures: [],
    files: [],
    headings: [],
    anchors: [],
    hiddenAnchors: [],
    keys: [],
    forms: [],
    richTexts: [],
    undrawn: [],
    shared: [],
    texts: [],
    oddTexts: [],
    longTexts: [],
  };
}
