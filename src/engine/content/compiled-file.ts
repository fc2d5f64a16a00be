import type { PageData } from '../../shared/page.ts';
import type { Place, PlacedText, Violation } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { JsonFile } from '../json/read-json.ts';
import type { Field } from '../schemas/field.ts';
import { shaped } from '../text/find-shaped.ts';
import { findShipped } from './shipped-texts.ts';
import type { Dates } from './state.ts';
import { pickCompared, type RoleValues, valuesOf } from './role-values.ts';

/** A block of a page or of `_shared/`, of any type. */
export interface CompiledBlock {
  pointer: string;
  type: string | undefined;
  isHidden: boolean;
  unshown: PlacedText['unshown'];
  dates: Dates;
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
  roleValues: RoleValues;
  blocks: readonly CompiledBlock[];
  /** When visitors see the file as a whole. */
  dates: Dates;
  /** The instants at which one of its blocks appears or disappears, shared ones included; for a page also those at which it does. */
  changes: readonly number[];
  /** Files of the visible shared blocks, also of those within other ones. */
  shared: ReadonlySet<string>;
  texts: readonly WrittenText[];
  /** Pointers of values that are unknown without a finding here: texts that cannot be judged, shared blocks. */
  unknown: ReadonlySet<string>;
  /** False when a value at, in or around this pointer is invalid or unknown: see broken-files.ts. */
  isKnown(pointer: string): boolean;
  /** False when the renderer cannot take the value: there are findings, a part is unknown, or the schemas are broken. */
  isSound: boolean;
}

/** A file of `_shared/` or `_site/`, whose `name` is the file's, without `.json`; or a `_collection.json`, with its address. */
export interface CommonFile extends Compiled {
  kind: 'shared' | 'site' | 'collection';
  name: string;
}

export interface Page extends Compiled {
  kind: 'page';
  route: string;
  title: PlacedText | undefined;
  description: PlacedText | undefined;
  noindex: boolean;
  lang: PlacedText | undefined;
  translationOf: PlacedText | undefined;
  aliases: PlacedText[];
  /** As it is written. */
  entry: JsonObject | undefined;
  /** The page for the renderer; undefined when it is not sound. */
  data(): PageData | undefined;
}

export type CompiledFile = Page | CommonFile;

/** What rules learn that compare files with each other. Plain data: a build caches it. */
interface Compared {
  file: string;
  dates: Dates;
  roleValues: RoleValues;
  /** The letters and figures of its texts beyond those of English, addresses not counted. */
  letters: string;
  hasForms: boolean;
  /** Texts of the shell and of forms that come with the program. */
  shipped: readonly Pick<WrittenText, 'pointer' | 'value'>[];
}

export type FileSummary = (Omit<Page, keyof Compiled | 'data'> | Omit<CommonFile, keyof Compiled>) & Compared;

/** No letters of another shape, which are reported at their text, and nothing that cannot be seen. */
const letter = new RegExp(
  String.raw`(?![\0-~\p{Default_Ignorable_Code_Point}${shaped}])[\p{L}\p{N}\p{Sc}]`,
  'gu',
);

/** A text that is an address alone, which no visitor reads. */
const addressText = /"(?:[a-z]+:|\/)[^\s"]*"/g;

/** Most files hold none. The values of placeholders count where they are defined: in brand.json. */
const mayHaveLetters = /[^\0-~]|\\u/;

function lettersIn({ text = '', value }: CompiledFile): string {
  if (!mayHaveLetters.test(text)) return '';
  return [...new Set(JSON.stringify(value)?.replace(addressText, '').match(letter))].join('');
}

function shippedIn({ kind, texts, roleValues, blocks }: CompiledFile): FileSummary['shipped'] {
  const pointersOfForms = valuesOf(roleValues, 'form').map(({ place }) => place.pointer);
  const isWithin = (pointer: string, block: CompiledBlock) => pointer.startsWith(`${block.pointer}/`);
  const around = blocks.filter((block) => pointersOfForms.some((form) => isWithin(form, block)));
  return texts
    .filter(({ pointer }) => kind === 'site' || around.some((block) => isWithin(pointer, block)))
    .filter(({ value }) => findShipped(value))
    .map(({ pointer, value }) => ({ pointer, value }));
}

export function summarize(compiled: CompiledFile): FileSummary {
  const compared = {
    file: compiled.file,
    dates: compiled.dates,
    roleValues: pickCompared(compiled.roleValues),
    letters: lettersIn(compiled),
    hasForms: compiled.roleValues.form !== undefined,
    shipped: shippedIn(compiled),
  };
  if (compiled.kind !== 'page') return { kind: compiled.kind, name: compiled.name, ...compared };
  const { kind, route, title, description, noindex, lang, translationOf, aliases, entry } = compiled;
  return { kind, route, title, description, noindex, lang, translationOf, aliases, entry, ...compared };
}
