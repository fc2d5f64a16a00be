import type { Suggest } from '../../shared/suggest.ts';
import type { CompiledFile, FileSummary } from '../content/compiled-file.ts';
import type { Site, PageContext } from '../content/site.ts';
import type { RoleValue, ComparedRole, ValueOf } from '../content/role-values.ts';
import type { Uncertainty } from '../content/broken-files.ts';
import type { Finding, Place } from '../diagnostics/finding.ts';

/** A rule. Its name gives its id: `linkTargetExists` has the id `link-target-exists`. */
export interface Rule {
  weight: Weight;
  judgeFile?: (context: FileContext) => void;
  judgeSite?: (context: SiteContext) => void | Promise<void>;
}

export interface NamedRule extends Omit<Rule, 'weight'> {
  /** Permanent. Names the rule's file and its page. */
  id: string;
  /** From the root of the project: `docs/rules/alt-text-plain.md`, `src/own/rules/no-slogan.md`. */
  page: string;
  /** Until the project's settings name another. A company's own rule may be off until then. */
  severity: Setting;
  /** True for a rule that settings cannot change: without it pages could not be rendered, or not safely. */
  isFixed: boolean;
}

export const settings = ['off', 'warning', 'error'] as const;
export type Setting = (typeof settings)[number];

/** What the findings of a rule are: `fixed` ones are errors that settings cannot change. */
type Weight = Setting | 'fixed';

/** Judges each file by itself, by the inputs of every page only: an unchanged page is not shown to it again. */
export function judgeEach(weight: Weight, judgeFile: (context: FileContext) => void): Rule {
  return { weight, judgeFile };
}

/** Judges all files at once: compares them with each other, or with other files of the site. */
export function judgeAll(weight: Weight, judgeSite: (context: SiteContext) => void | Promise<void>): Rule {
  return { weight, judgeSite };
}

export interface FileContext {
  contentFile: CompiledFile;
  /** The values of some roles in the file, in its order. */
  valuesOf: <Name extends RoleValue['role']>(...names: Name[]) => ValueOf<Name>[];
  site: PageContext;
  /** A pointer marks the value there. */
  report: ReportAt<Subject | string>;
  /** The name that was probably meant. Long lists are fine: a check has one budget for all. */
  suggest: Suggest;
  /** True for the address of a planned or existing page, or a file. No finding may depend on it, only suggestions. */
  isAddress(path: string): boolean;
}

export interface SiteContext {
  site: Site;
  /** What rules compare of all files, shared blocks before pages. */
  contentFiles: readonly FileSummary[];
  pages: readonly Extract<FileSummary, { kind: 'page' }>[];
  /** Where each alias and each redirect leads in the end: to a page, or to another site. */
  aliases: ReadonlyMap<string, string>;
  /** The values of some roles in all files, each with its file. */
  valuesOf: <Name extends ComparedRole>(...names: Name[]) => InFile<ValueOf<Name>>[];
  report: ReportAt<InFile<Subject>>;
  suggest: Suggest;
  /** Names in files that could not be understood. */
  uncertainty: Uncertainty;
}

export type InFile<Value> = Value & { file: string };

/** What a finding is about: a place, or a value with its place. */
export type Subject = Place | { place: Place; value?: string };

export type ReportAt<Where> = (where: Where, words: string | ReportWords, advice?: Advice) => void;

export interface ReportWords extends Advice {
  message: string;
}

export interface Advice extends Pick<Finding, 'hint' | 'fix' | 'isEased'> {
  /** What was probably meant instead of the value or text: the message asks, and the fix writes it. */
  meant?: string | undefined;
  /** What was meant as the message shows it, if that is another text. */
  shownAs?: string | undefined;
  /** True when nothing else can be meant: the fix needs no decision. */
  safe?: boolean;
}
