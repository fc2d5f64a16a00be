import type { Finding, Violation } from '../diagnostics/finding.ts';
import { isObject, isTooLong, type Json, type JsonObject, maxBlocks } from '../json/json.ts';
import { findKeyProblems } from '../json/read-json.ts';
import type { Field } from '../schemas/field.ts';
import { blockField, type CompiledSchema } from '../schemas/schema-set.ts';
import { explainType } from '../schemas/suggest-type.ts';
import { validateValue } from '../schemas/validate-value.ts';
import type { BlockUse, Compiled, ContentText, LimitedValue, Part, Variant } from './document.ts';
import { createIsKnown } from './doubts.ts';
import { type ContentFile, readContent, type WrittenText } from './read-content.ts';
import type { Role } from './role.ts';
import { type AnyUse, findRole, headingLevelsOf, roles, usesOf } from './roles/index.ts';
import type { Site } from './site.ts';
import { listMarked } from './walk-fields.ts';

/** What is learnt from the values of a file. */
interface Reading {
  site: Site;
  unknown: Set<string>;
  uses: AnyUse[];
  limited: LimitedValue[];
  violations: Violation[];
  shared: Set<string>;
}

/**
 * Fits a parsed file to its schemas, and collects what rules learn from its values. `whole`: the schema of the file, if it
 * has one. `blocks`: its blocks by pointer, each of which has a schema of its own.
 */
export function compile(
  site: Site,
  file: string,
  { texts, ...content }: ContentFile,
  whole: CompiledSchema | undefined,
  blocks: ReadonlyMap<string, Json>,
): Compiled {
  const { text = '', value } = content;
  const unknown = new Set(content.unknown);
  const reading: Reading = {
    site,
    unknown,
    uses: [],
    limited: [],
    violations: [...content.violations],
    shared: new Set(),
  };
  const { uses, limited, violations, shared } = reading;
  const read = Array.from(blocks, ([pointer, block], index) => readBlock(reading, block, pointer, index));
  if (value !== undefined) readValue(reading, value, whole, '');
  const findings = value === undefined ? violations : mergeFindings(findKeyProblems(text), violations);
  return {
    ...content,
    file,
    findings,
    // A heading stays, as its level is known.
    uses: uses.filter((use) => use.role === 'heading' || !unknown.has(pointerOf(use))),
    limited,
    blocks: read,
    shared,
    texts: markPlain(texts, uses),
    unknown,
    isKnown: createIsKnown(findings, unknown),
    isSound: findings.length + unknown.size === 0,
  };
}

/** Adds what rules learn from a value and its parts, and how they break its schema. */
function readValue(
  { site, unknown, uses, limited, violations }: Reading,
  value: Json,
  schema: CompiledSchema | undefined,
  pointer: string,
  isHidden = false,
): void {
  if (!schema) return;
  const seen = new Set<Field>();
  const variant = variantOf(value, schema.field);
  for (const found of listMarked(value, schema.field, pointer)) {
    const { field } = found;
    if (variant && field.usedIn) limited.push({ ...found, ...variant });
    // A length limit protects the parsers.
    if (!field.role || (typeof found.value === 'string' && isTooLong(found.value))) continue;
    uses.push(...roles[field.role].read({ ...found, isHidden, isFirst: !seen.has(field) }));
    seen.add(field);
  }
  const outer = pointer === '' ? undefined : site.schemas.page;
  const broken = validateValue(schema, value, pointer, outer);
  violations.push(...broken.filter((violation) => !unknown.has(pointerOf(violation))));
}

/** Fits one block to the schema of its type. */
function readBlock(reading: Reading, block: Json, pointer: string, index: number): BlockUse {
  const { site, unknown, violations } = reading;
  // The schema of the file reports what is no object.
  if (!isObject(block)) return { pointer, type: undefined, isHidden: false, levels: undefined };
  const schema = schemaOf(site, block);
  const isHidden = block.hidden === true;
  readValue(reading, block, schema, pointer, isHidden);
  if (!schema && !unknown.has(`${pointer}/type`)) violations.push(explainType(block, pointer, site.schemas));
  const isShared = schema === site.schemas.shared;
  if (isShared && !isHidden) placeShared(reading, block, pointer, index);
  const levels = schema && !isShared ? headingLevelsOf(schema.field) : undefined;
  return { pointer, type: typeof block.type === 'string' ? block.type : undefined, isHidden, levels };
}

/** The schema of a block; undefined for an unknown type. */
export function schemaOf({ schemas }: Site, { type }: JsonObject): CompiledSchema | undefined {
  return type === 'shared' ? schemas.shared : schemas.sections.get(String(type));
}

/** Adds what a shared block brings to the file that places it, at the name of the block. */
function placeShared(reading: Reading, { use, id }: JsonObject, pointer: string, index: number): void {
  if (typeof use !== 'string') return;
  const { site, uses, unknown } = reading;
  // The schema allows no more blocks.
  const shared = index < maxBlocks ? compileShared(site, use) : undefined;
  if (!shared?.isSound) {
    unknown.add(pointer);
    return;
  }
  for (const file of [shared.file, ...shared.shared]) reading.shared.add(file);
  const place = { at: 'value', pointer: `${pointer}/use` } as const;
  for (const brought of usesOf(shared, 'heading', 'url', 'anchor')) {
    const own = 'pointer' in brought.place ? brought.place.pointer : '';
    const isElsewhere = brought.role === 'url' && !brought.value.startsWith('#');
    const isReplaced = brought.role === 'anchor' && own === '/id' && typeof id === 'string';
    if (!isElsewhere && !isReplaced) uses.push({ ...brought, place });
  }
}

const compiled = new WeakMap<Site, Map<string, Part | undefined>>();

/** Compiles a shared block on first use. Undefined for one that does not exist or contains itself. */
export function compileShared(site: Site, name: string): Part | undefined {
  const known = compiled.get(site) ?? new Map<string, Part | undefined>();
  compiled.set(site, known);
  const file = site.files.shared.get(name);
  if (file === undefined || known.has(name)) return known.get(name);
  // Set before reading, which ends a cycle.
  known.set(name, undefined);
  const read = readContent(site, file, blockField(site.schemas));
  const whole = isObject(read.value) ? undefined : site.schemas.shared;
  const blocks = new Map(read.value === undefined ? [] : [['', read.value]]);
  known.set(name, { ...compile(site, file, read, whole, blocks), kind: 'shared', name });
  return known.get(name);
}

/** Undefined for a block without variants, or with an unknown one. */
function variantOf(block: Json, field: Field | undefined): Variant | undefined {
  if (!field?.variants || !isObject(block)) return undefined;
  const { variant } = block;
  if (variant === undefined) return { variant: field.variants.default, isDefault: true };
  return typeof variant === 'string' && field.variants.all.includes(variant)
    ? { variant, isDefault: false }
    : undefined;
}

/** Marks the plain texts. A text without a field may be of any kind. */
function markPlain(texts: readonly WrittenText[], uses: readonly AnyUse[]): ContentText[] {
  const isOther = (role: Role | undefined) => role !== undefined && role.shows !== 'text';
  const others = new Set(uses.filter(({ role }) => isOther(findRole(role))).map(pointerOf));
  return texts.map((text) => ({ ...text, isPlain: text.field !== undefined && !others.has(text.pointer) }));
}

/** An unsafe key is also an unknown property; one mistake, one finding. */
function mergeFindings(keyFindings: Violation[], others: Violation[]): Violation[] {
  const pointers = new Set(keyFindings.map(pointerOf));
  return [...keyFindings, ...others.filter((finding) => !pointers.has(pointerOf(finding)))];
}

/** `-` for a place outside of the value, which is no pointer. */
function pointerOf({ place }: Pick<Finding, 'place'>): string {
  return 'pointer' in place ? place.pointer : '-';
}
