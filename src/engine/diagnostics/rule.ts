import type { Severity } from '../../shared/diagnostic.ts';

/** What is known about a rule: the source of docs/diagnostics.md and of `npm run check -- --explain`. */
export interface RuleMeta<Id extends string = string> {
  /** Permanent id, such as `link-target-exists`. */
  id: Id;
  /** How much a finding weighs, unless the project's settings say otherwise. */
  severity: Severity;
  /** Set for a rule that no setting can change: without it pages could not be rendered, or not safely. */
  isFixed?: true;
  /** One or two sentences for a content editor: what is as it should be. */
  summary: string;
  /** What happens otherwise. */
  why: string;
  /** Each is executed by a test, and printed where the rule is explained. */
  examples: readonly RuleExample[];
}

/** A site with a mistake, what is found in it, and the site without the mistake, in which nothing is found. */
export interface RuleExample {
  bad: ExampleSite;
  finds: readonly ExpectedFinding[];
  good: ExampleSite;
}

/** What differs from a small site in which nothing is wrong. */
export interface ExampleSite {
  /** Properties of the home page, `pages/index.json`. */
  page?: Readonly<Record<string, unknown>>;
  /** Properties of the hero that the home page begins with. */
  hero?: Readonly<Record<string, unknown>>;
  /** Blocks below the hero. */
  blocks?: readonly unknown[];
  /**
   * Files by their path from the project's root; undefined removes one. The properties of an object are laid over the
   * file that is there, or over a page of its own; a text or bytes are taken as they are.
   */
  files?: Readonly<Record<string, unknown>>;
  /** Paths of symbolic links. */
  links?: readonly string[];
  /** Paths of empty folders. */
  folders?: readonly string[];
}

export interface ExpectedFinding {
  /** The home page unless given. */
  file?: string;
  /** The text that is marked, of a long one the first 60 characters and "…"; empty for a file as a whole. */
  slice: string;
  message: string;
  hint?: string;
}

/** A list of rules that keeps their ids as types. */
export function defineRules<const Id extends string>(
  rules: readonly RuleMeta<Id>[],
): readonly RuleMeta<Id>[] {
  return rules;
}
