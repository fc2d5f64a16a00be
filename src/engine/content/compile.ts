import type { Violation } from '../diagnostics/finding.ts';
import {
  isObject,
  isTooLong,
  type Json,
  type JsonObject,
  maxBlocks,
  maxStringLength,
  stepInto,
} from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import type { Field } from '../schemas/field.ts';
import { readBlockSchema, renameWords } from '../schemas/former-words.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';
import { explainUnknownType } from '../schemas/suggest-type.ts';
import { explainWhole } from '../schemas/explain-whole.ts';
import { explainStray, validateValue } from '../schemas/validate-value.ts';
import { groupBy } from '../text/group-by.ts';
import type { BlockUse, Compiled, Part, WrittenText } from './document.ts';
import { createIsKnown } from './doubts.ts';
import { fillPlaceholders } from './placeholders.ts';
import { headingLevelsOf, roles } from './roles/index.ts';
import type { Site } from './site.ts';
import { type AnyUse, noteAt, usesOf } from './uses.ts';
import { type FieldValue, isMarked, partsOf } from './walk-fields.ts';

type Source = Pick<Site, 'fileSystem' | 'files' | 'placeholders' | 'schemas' | 'shared'>;

/**
 * Reads a file, fits it and its blocks to their schemas, and collects what rules learn from its values. `schema`: that of
 * the file, if it has one.
 */
export function compile(source: Source, file: string, schema: CompiledSchema | undefined): Compiled {
  const { fileSystem, placeholders, schemas } = source;
  const { problems: violations, ...read } = readJson(fileSystem, file);
  const formerWords: Violation[] = [];
  const texts: WrittenText[] = [];
  const unknown = new Set<string>();
  const uses: AnyUse[] = [];
  const blocks: BlockUse[] = [];
  const shared = new Set<string>();
  /** Values with a role or a `usedIn` in the part that is read, in the order of its schema, each behind its own parts. */
  let marked: FieldValue[] = [];

  /** A text over the length limit must not grow. */
  function fillIn(text: string): string {
    return placeholders && !isTooLong(text) ? fillPlaceholders(text, placeholders) : text;
  }

  function readText(value: string, field: Field | undefined, pointer: string, isPath: boolean): string {
    const filled = fillIn(value);
    if (!placeholders && !isTooLong(value) && value.includes('{')) unknown.add(pointer);
    const isPlain = field !== undefined && !isPath && (!field.role || roles[field.role].shows === 'text');
    if (isTooLong(filled)) violations.push(tooLong(filled, pointer));
    else texts.push({ value, pointer, field, isPlain });
    return filled;
  }

  /** Renames and fills in, in place. The renderer uses the result, so the check judges what visitors see. */
  function fill(value: Json, field: Field | undefined, pointer: string, isPath = false): Json {
    if (field === schemas.block.field) return readBlock(value, pointer);
    const own = field ? renameWords(value, field, pointer, formerWords) : value;
    if (typeof own === 'string') return readText(own, field, pointer, isPath);
    if (typeof own !== 'object' || own === null) return own;
    if (Object.hasOwn(own, '__proto__')) {
      violations.push(unsafeKey(pointer));
      Reflect.deleteProperty(own, '__proto__');
    }
    const path = field?.role && roles[field.role].pathIn;
    for (const { key, part, field: declared } of partsOf(own, field)) {
      const place = stepInto(pointer, key);
      const filled = fill(part, declared, place, key === path);
      if (filled !== part) Object.assign(own, { [key]: filled });
      if (declared && isMarked(declared))
        marked.push({ field: declared, value: filled, pointer: place, holder: own, key });
    }
    return own;
  }

  /** Fills in a block or the whole value. Adds what rules learn from it, and how it breaks its schema. */
  function readPart(written: Json, own: CompiledSchema | undefined, pointer: string): Json {
    const around = marked;
    marked = [];
    const value = fill(written, own?.field, pointer);
    const isHidden = isObject(value) && value.hidden === true;
    const seen = new Set<Field>();
    const variant = variantOf(value, own?.field);
    for (const found of marked) {
      const { field } = found;
      if (variant && field.usedIn)
        uses.push({ ...noteAt('limited', variant.name, found.pointer), isDefault: variant.isDefault, found });
      // A length limit protects the parsers.
      if (!field.role || (typeof found.value === 'string' && isTooLong(found.value))) continue;
      const learnt = roles[field.role].read(found, { isHidden, isFirst: !seen.has(field) });
      // A heading stays, as its level is known.
      uses.push(...learnt.filter(({ role, place }) => role === 'heading' || !unknown.has(place.pointer)));
      seen.add(field);
    }
    marked = around;
    const broken = own ? validateValue(own, value, pointer, pointer === '' ? undefined : schemas.page) : [];
    violations.push(...broken.filter(({ place }) => !('pointer' in place && unknown.has(place.pointer))));
    return value;
  }

  function readBlock(value: Json, pointer: string): Json {
    const own = readBlockSchema(value, fillIn, schemas, pointer, formerWords);
    const block = readPart(value, own, pointer);
    // The schema of the file reports what is no object.
    const { type: named, hidden, use, id }: Partial<JsonObject> = isObject(block) ? block : {};
    const type = typeof named === 'string' ? named : undefined;
    const isHidden = hidden === true;
    const place = { at: 'value', pointer: `${pointer}/type` } as const;
    if (!own && type !== undefined && !unknown.has(place.pointer))
      violations.push({
        rule: 'schema/unknown-type',
        place,
        ...explainUnknownType(type, schemas, source.files.shared),
      });
    if (type === 'shared' && !isHidden) placeShared(use, id, pointer);
    const levels = own && type !== 'shared' ? headingLevelsOf(own.field) : undefined;
    blocks.push({ pointer, type, isHidden, levels });
    return block;
  }

  /** Adds what a shared block brings to the file that places it, at the name of the block. */
  function placeShared(use: Json | undefined, id: Json | undefined, pointer: string): void {
    if (typeof use !== 'string') return;
    // The schema allows no more blocks.
    const placed = blocks.length < maxBlocks ? compileShared(source, use) : undefined;
    if (!placed?.isSound) {
      unknown.add(pointer);
      return;
    }
    for (const name of [placed.file, ...placed.shared]) shared.add(name);
    const place = { at: 'value', pointer: `${pointer}/use` } as const;
    for (const brought of usesOf(placed.uses, 'heading', 'url', 'anchor')) {
      const isElsewhere = brought.role === 'url' && !brought.value.startsWith('#');
      const isOwn = brought.role === 'anchor' && brought.place.pointer === '/id';
      const isReplaced = isOwn && typeof id === 'string';
      if (!isElsewhere && !isReplaced) uses.push({ ...brought, place });
    }
  }

  const whole = read.value === undefined ? undefined : readPart(read.value, schema, '');
  const stray = whole !== undefined && schema && explainStray(schemas, schema, whole);
  const isPage = whole !== undefined && schema === schemas.page;
  const explained = stray ? [stray] : isPage ? explainWhole(schemas, whole, violations) : violations;
  return {
    file,
    text: read.text,
    value: whole,
    formerWords,
    findings: explained,
    uses: Object.fromEntries(groupBy(uses, ({ role }) => role)),
    blocks,
    shared,
    texts,
    unknown,
    isKnown: createIsKnown(violations, unknown),
    isSound: schemas.problems.length + explained.length + unknown.size === 0,
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
function variantOf(block: Json, field: Field | undefined): { name: string; isDefault: boolean } | undefined {
  if (!field?.variants || !isObject(block)) return undefined;
  const { variant } = block;
  if (variant === undefined) return { name: field.variants.default, isDefault: true };
  return typeof variant === 'string' && field.variants.all.includes(variant)
    ? { name: variant, isDefault: false }
    : undefined;
}

function tooLong({ length }: string, pointer: string): Violation {
  return {
    rule: 'text-length-limited',
    place: { at: 'value', pointer },
    message: `Too long: ${length} characters where at most ${maxStringLength} fit.`,
    hint: 'Shorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.',
  };
}

function unsafeKey(pointer: string): Violation {
  return {
    rule: 'file/unsafe-key',
    place: { at: 'key', pointer: `${pointer}/__proto__` },
    message: 'Unsafe key "__proto__".',
    hint: 'Remove it. The programming language reserves this name.',
    fix: { removes: true, safe: false },
  };
}
