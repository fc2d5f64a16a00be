import type { Finding, Violation } from '../diagnostics/finding.ts';
import { isObject, isTooLong, type Json, type JsonObject, maxBlocks } from '../json/json.ts';
import { findKeyProblems } from '../json/read-json.ts';
import type { Field } from '../schemas/field.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';
import { explainType } from '../schemas/suggest-type.ts';
import { validateValue } from '../schemas/validate-value.ts';
import type { BlockUse, Compiled, ContentText, LimitedValue, Part, Variant } from './document.ts';
import { createIsKnown } from './doubts.ts';
import { readContent, type WrittenText } from './read-content.ts';
import type { Role } from './role.ts';
import { findRole, headingLevelsOf, roles } from './roles/index.ts';
import type { Site } from './site.ts';
import { type AnyUse, usesOf } from './uses.ts';
import { listMarked } from './walk-fields.ts';

/** What a file is compiled with. */
type Source = Pick<Site, 'fileSystem' | 'files' | 'placeholders' | 'schemas' | 'shared'>;

/** What is learnt from the values of a file. */
interface Reading {
  source: Source;
  unknown: Set<string>;
  uses: AnyUse[];
  limited: LimitedValue[];
  violations: Violation[];
  shared: Set<string>;
}

/**
 * Reads a file, fits it and its blocks to their schemas, and collects what rules learn from its values. `schema`: that of
 * the file, if it has one.
 */
export function compile(source: Source, file: string, schema: CompiledSchema | undefined): Compiled {
  const { texts, blocks, ...content } = readContent(source, file, schema?.field);
  const { text = '', value } = content;
  const unknown = new Set(content.unknown);
  const reading: Reading = {
    source,
    unknown,
    uses: [],
    limited: [],
    violations: [...content.violations],
    shared: new Set(),
  };
  const { uses, limited, violations, shared } = reading;
  const read = Array.from(blocks, ([pointer, block], index) => readBlock(reading, block, pointer, index));
  if (value !== undefined) readValue(reading, value, schema, '');
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
    isSound: schemas.problems.length + findings.length + unknown.size === 0,
  };
}

/** Adds what rules learn from a value and its parts, and how they break its schema. */
function readValue(
  { source, unknown, uses, limited, violations }: Reading,
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
  const outer = pointer === '' ? undefined : source.schemas.page;
  const broken = validateValue(schema, value, pointer, outer);
  violations.push(...broken.filter((violation) => !unknown.has(pointerOf(violation))));
}

/** Fits one block to the schema of its type. */
function readBlock(reading: Reading, block: Json, pointer: string, index: number): BlockUse {
  const { unknown, violations } = reading;
  const { schemas } = reading.source;
  // The schema of the file reports what is no object.
  if (!isObject(block)) return { pointer, type: undefined, isHidden: false, levels: undefined };
  const schema = schemas.types.get(String(block.type));
  const isHidden = block.hidden === true;
  readValue(reading, block, schema, pointer, isHidden);
  const place = { at: 'value', pointer: `${pointer}/type` } as const;
  if (!schema && typeof block.type === 'string' && !unknown.has(place.pointer))
    violations.push({ rule: 'schema/unknown-type', place, ...explainType(block.type, schemas) });
  const isShared = block.type === 'shared';
  if (isShared && !isHidden) placeShared(reading, block, pointer, index);
  const levels = schema && !isShared ? headingLevelsOf(schema.field) : undefined;
  return { pointer, type: typeof block.type === 'string' ? block.type : undefined, isHidden, levels };
}

/** Adds what a shared block brings to the file that places it, at the name of the block. */
function placeShared(reading: Reading, { use, id }: JsonObject, pointer: string, index: number): void {
  if (typeof use !== 'string') return;
  const { source, uses, unknown } = reading;
  // The schema allows no more blocks.
  const shared = index < maxBlocks ? compileShared(source, use) : undefined;
  if (!shared?.isSound) {
    unknown.add(pointer);
    return;
  }
  for (const file of [shared.file, ...shared.shared]) reading.shared.add(file);
  const place = { at: 'value', pointer: `${pointer}/use` } as const;
  for (const brought of usesOf(shared, 'heading', 'url', 'anchor')) {
    const isElsewhere = brought.role === 'url' && !brought.value.startsWith('#');
    const isOwn = brought.role === 'anchor' && brought.place.pointer === '/id';
    const isReplaced = isOwn && typeof id === 'string';
    if (!isElsewhere && !isReplaced) uses.push({ ...brought, place });
  }
}

/** Compiles a shared block on first use. Undefined for one that does not exist or contains itself. */
export function compileShared(source: Source, name: string): Part | undefined {
  const { files, schemas, shared } = source;
  const file = files.shared.get(name);
  if (file !== undefined && !shared.has(name)) {
    // Set before reading, which ends a cycle.
    shared.set(name, undefined);
    shared.set(name, { ...compile(source, file, schemas.block), kind: 'shared', name });
  }
  return shared.get(name);
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
