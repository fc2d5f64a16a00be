import type { Violation } from '../diagnostics/finding.ts';
import { isObject, isTooLong, type Json, type JsonObject, maxStringLength, stepInto } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { mapChildren } from '../schemas/walk-fields.ts';
import type { WrittenText } from './compiled-file.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';
import { roles } from './roles/index.ts';

/** The value of a file as visitors see it. */
interface Filled {
  value: Json;
  /** As the file has them, in the order of the schemas. */
  texts: readonly WrittenText[];
  /** Pointers of texts that cannot be judged, as their placeholders have no values. */
  unknown: ReadonlySet<string>;
  violations: readonly Violation[];
}

/** A text over the length limit must not grow. */
function fillIn(text: string, placeholders: Placeholders | undefined): string {
  return placeholders && !isTooLong(text) ? fillPlaceholders(text, placeholders) : text;
}

/**
 * Fills in the placeholders of a file, which is in today's words, and lists its texts. Leaves out what no program may
 * look into.
 */
export function fillTexts(
  file: Json,
  fileField: Field | undefined,
  { block, types }: Pick<SchemaSet, 'block' | 'types'>,
  placeholders: Placeholders | undefined,
): Filled {
  const texts: WrittenText[] = [];
  const unknown = new Set<string>();
  const violations: Violation[] = [];

  function fillText(value: string, field: Field | undefined, pointer: string, isPath: boolean): string {
    const filled = fillIn(value, placeholders);
    if (!placeholders && !isTooLong(value) && value.includes('{')) unknown.add(pointer);
    const isPlain = field !== undefined && !isPath && (!field.role || roles[field.role].shows === 'text');
    if (isTooLong(filled)) violations.push(tooLong(filled, pointer));
    else texts.push({ value, pointer, field, isPlain });
    return filled;
  }

  function fill(value: Json, declared: Field | undefined, pointer: string, isPath: boolean): Json {
    const field = declared === block.field ? types.get(typeOf(value, placeholders) ?? '')?.field : declared;
    if (typeof value === 'string') return fillText(value, field, pointer, isPath);
    if (typeof value !== 'object' || value === null) return value;
    const isUnsafe = Object.hasOwn(value, '__proto__');
    if (isUnsafe) violations.push(unsafeKey(pointer));
    const path = field?.role && roles[field.role].pathIn;
    return mapChildren(isUnsafe ? withoutUnsafeKey(value) : value, field, (child) =>
      fill(child.value, child.field, stepInto(pointer, child.key), child.key === path),
    );
  }

  return { value: fill(file, fileField, '', false), texts, unknown, violations };
}

/** The type of a block, with placeholders filled in. */
export function typeOf(block: Json, placeholders: Placeholders | undefined): string | undefined {
  return isObject(block) && typeof block.type === 'string' ? fillIn(block.type, placeholders) : undefined;
}

function withoutUnsafeKey(holder: Json[] | JsonObject): Json[] | JsonObject {
  if (Array.isArray(holder)) return holder;
  const { ['__proto__']: _, ...safe } = holder;
  return safe;
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
