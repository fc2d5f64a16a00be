import type { Finding } from '../diagnostics/finding.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { validateValue } from '../schemas/validate-value.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Facts } from './facts.ts';
import type { Json } from '../json/json.ts';
import type { Site } from './site.ts';
import type { Slot } from './walk-fields.ts';

/** What takes the place of a value that the walk came by. */
interface Result {
  slot: Slot;
  /** Undefined when it cannot be made: the picture is missing or damaged, which is a finding of its own. */
  make(): unknown;
}

/** A document being read: what is counted and found on the way. */
export interface Reading {
  site: Site;
  schemas: SchemaSet;
  file: string;
  facts: Facts;
  findings: Finding[];
  /** Pointers of texts that cannot be judged: see `FilledIn`. */
  unknown: ReadonlySet<string>;
  findShared: SharedFinder;
  /** Pointers of what cannot be known without being a finding here: texts that depend on brand.json, shared blocks. */
  gaps: string[];
  /** What is put in the place of values once the document is found sound. */
  results: Result[];
}

/** What a document is taken for until all of it was read. */
export const unjudged = { isSound: true, isWhole: true, isKnown: () => true } as const;

/** A shared block, as what places it takes it. */
interface SharedBlock {
  facts: Facts;
  /** The block itself, in a list that is empty when it is hidden; undefined when it cannot be drawn. */
  finish(): Section[] | undefined;
}

/** Finds a shared block by its name; undefined for one that does not exist, has mistakes or contains itself. */
export type SharedFinder = (name: string) => SharedBlock | undefined;

/** Notes where a value does not fit its schema. */
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
