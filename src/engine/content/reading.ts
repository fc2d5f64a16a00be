import type { Finding } from '../diagnostics/finding.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { validateValue } from '../schemas/validate-value.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Facts } from './facts.ts';
import type { Json } from '../json/json.ts';
import type { Site } from './site.ts';
import type { Slot } from './walk-fields.ts';

/** The replacement of a value. */
interface Result {
  slot: Slot;
  /** Undefined when it cannot be made: the picture is missing or damaged, which a rule reports. */
  make(): unknown;
}

/** The state of a walk through a document. */
export interface Reading {
  site: Site;
  schemas: SchemaSet;
  file: string;
  facts: Facts;
  findings: Finding[];
  /** Pointers of texts that cannot be judged: see `FilledIn`. */
  unknown: ReadonlySet<string>;
  findShared: SharedFinder;
  /**
   * Pointers of values that are unknown without a finding in this file: texts that depend on brand.json,
   * shared blocks.
   */
  gaps: string[];
  /** Replacements of values, applied when the document is sound. */
  results: Result[];
}

/** Initial values, replaced after the walk. */
export const unjudged = { isSound: true, isWhole: true, isKnown: () => true } as const;

/** A shared block for the document that places it. */
interface SharedBlock {
  facts: Facts;
  /** A list of the block, empty when it is hidden; undefined when it cannot be drawn. */
  finish(): Section[] | undefined;
}

/** Finds a shared block by its name; undefined for one that does not exist, has mistakes or contains itself. */
export type SharedFinder = (name: string) => SharedBlock | undefined;

/** Adds a violation for each value that does not fit its schema. */
export function addViolations(
  { file, findings, schemas, unknown }: Reading,
  schema: CompiledSchema,
  value: Json,
  pointer: string,
): void {
  const outer = pointer === '' ? undefined : schemas.page;
  for (const violation of validateValue(schema, value, pointer, outer)) {
    const { place } = violation;
    if ('pointer' in place && unknown.has(place.pointer)) continue;
    findings.push({ ...violation, file });
  }
}
