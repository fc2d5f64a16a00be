import type { Drawn } from '../schemas/drawn-in.ts';
import type { Place } from '../diagnostics/finding.ts';
import type { RichTextProblem } from '../rich-text/rich-text-problem.ts';

/** A text with a role, and its place. Placeholders in it are filled in. */
export interface Use {
  value: string;
  place: Place;
}

export interface PictureUse extends Use {
  /** On the page, or beside its title in social networks. */
  shownIn: 'page' | 'card';
  /** Minimum drawn width on a laptop in CSS pixels; undefined when it may be drawn small. */
  shownWide?: number | undefined;
}

interface DescribedPictureUse extends PictureUse {
  /** Undefined for a picture without an alternative text. */
  alt: Use | undefined;
  /** Texts beside the picture, when it has an alternative text. */
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
  /** The name of the destination; undefined for the default one. */
  destination: Use | undefined;
}

/** A form with the facts that rules use. */
interface FormUse extends FormSummary {
  /** The names of its fields, in order. */
  fields: Use[];
  /** Undefined while brand.json is broken, which its own finding reports. */
  recipient: Use | undefined;
  /** Its fields, each with those of "options" and "placeholder" that it has. */
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
  /** True for a text that is shown as it is written, unlike rich text, addresses and names. */
  isPlain: boolean;
}

export interface LongText {
  /** Characters, with placeholders filled in. */
  length: number;
  place: Place;
}

/** Facts for the rules that compare files with each other. Plain data, so that a build can cache it. */
export interface SummaryFacts {
  links: Use[];
  pictures: PictureUse[];
  files: Use[];
  /** Without those of hidden blocks. */
  anchors: Use[];
  /** Anchors of hidden blocks. */
  hiddenAnchors: Use[];
  forms: FormSummary[];
  /** Names of the shared blocks that are placed. */
  shared: Use[];
}

/** The facts for the rules about a document, collected in one walk. */
export interface Facts extends SummaryFacts {
  /** Texts of links that have no further words for screen readers. Without those of hidden blocks. */
  linkLabels: Use[];
  pictures: DescribedPictureUse[];
  /** In the order of the page. Without those of hidden blocks. */
  headings: HeadingUse[];
  keys: KeyUse[];
  forms: FormUse[];
  richTexts: RichTextUse[];
  /** Properties that the variant of their block does not draw. */
  undrawn: UndrawnUse[];
  /**
   * Texts as written that have an unfilled brace or a control character: the only ones that checks of plain
   * text need.
   */
  texts: Use[];
  /**
   * Texts as written that may show odd signs to visitors: plain ones with markup, any with garbled letters.
   */
  oddTexts: OddText[];
  /** Texts over the length limit. No other check reads them. */
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
