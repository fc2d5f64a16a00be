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

/**
 * Reads a file, fits it and its blocks to their schemas, and collects what rules learn from its values. `schema`: that of
 * the file, if it has one.
 */
export function compile(source: Source, file: string, schema: CompiledSchema | undefined): Compiled {
  const { schemas } = source;
  const { texts, blocks, ...content } = readContent(source, file, schema?.field);
  const { text = '', value } = content;
  const unknown = new Set(content.unknown);
  const violations = [...content.violations];
  const uses: AnyUse[] = [];
  const limited: LimitedValue[] = [];
  const shared = new Set<string>();

  /** Adds what rules learn from the whole value or a block, and how it breaks its schema. */
  function readValue(whole: Json, own: CompiledSchema, pointer: string, isHidden = false): void {
    const seen = new Set<Field>();
    const variant = variantOf(whole, own.field);
    for (const found of listMarked(whole, own.field, pointer)) {
      const { field } = found;
      if (variant && field.usedIn) limited.push({ ...found, ...variant });
      // A length limit protects the parsers.
      if (!field.role || (typeof found.value === 'string' && isTooLong(found.value))) continue;
      uses.push(...roles[field.role].read({ ...found, isHidden, isFirst: !seen.has(field) }));
      seen.add(field);
    }
    const broken = validateValue(own, whole, pointer, pointer === '' ? undefined : schemas.page);
    violations.push(...broken.filter((violation) => !unknown.has(pointerOf(violation))));
  }

  function readBlock(block: Json, pointer: string, index: number): BlockUse {
    // The schema of the file reports what is no object.
    if (!isObject(block)) return { pointer, type: undefined, isHidden: false, levels: undefined };
    const type = typeof block.type === 'string' ? block.type : undefined;
    const own = schemas.types.get(type ?? '');
    const isHidden = block.hidden === true;
    const place = { at: 'value', pointer: `${pointer}/type` } as const;
    if (own) readValue(block, own, pointer, isHidden);
    else if (type !== undefined && !unknown.has(place.pointer))
      violations.push({ rule: 'schema/unknown-type', place, ...explainType(type, schemas) });
    if (type === 'shared' && !isHidden) placeShared(block, pointer, index);
    return {
      pointer,
      type,
      isHidden,
      levels: own && type !== 'shared' ? headingLevelsOf(own.field) : undefined,
    };
  }

  /** Adds what a shared block brings to the file that places it, at the name of the block. */
  function placeShared({ use, id }: JsonObject, pointer: string, index: number): void {
    if (typeof use !== 'string') return;
    // The schema allows no more blocks.
    const placed = index < maxBlocks ? compileShared(source, use) : undefined;
    if (!placed?.isSound) {
      unknown.add(pointer);
      return;
    }
    for (const name of [placed.file, ...placed.shared]) shared.add(name);
    const place = { at: 'value', pointer: `${pointer}/use` } as const;
    for (const brought of usesOf(placed, 'heading', 'url', 'anchor')) {
      const isElsewhere = brought.role === 'url' && !brought.value.startsWith('#');
      const isOwn = brought.role === 'anchor' && brought.place.pointer === '/id';
      const isReplaced = isOwn && typeof id === 'string';
      if (!isElsewhere && !isReplaced) uses.push({ ...brought, place });
    }
  }

  const read = Array.from(blocks, ([pointer, block], index) => readBlock(block, pointer, index));
  if (value !== undefined && schema) readValue(value, schema, '');
  const findings = value === undefined ? violations : mergeFindings(findKeyProblems(text), violations);
  return {
    ...content,
    file,
    findings,
    // A heading stays, as its level is known.
    uses: uses.filter((use) => use.role === 'heading' || !unknown.has(use.place.pointer)),
    limited,
    blocks: read,
    shared,
    texts: markPlain(texts, uses),
    unknown,
    isKnown: createIsKnown(findings, unknown),
    isSound: schemas.problems.length + findings.length + unknown.size === 0,
  };
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
  const others = new Set(
    uses.filter(({ role }) => isOther(findRole(role))).map(({ place }) => place.pointer),
  );
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
