import type { Place, Violation } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { findKeyProblems, findTooDeep, readJson } from '../json/read-json.ts';
import { isTooLong, type Json, maxDepth, maxKeyLength, maxStringLength, stepInto } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { readBlockField, renameWords } from '../schemas/former-words.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';

/** A content file, parsed, with placeholders filled in. */
export interface ContentFile {
  /** Undefined when the file cannot be read. */
  text: string | undefined;
  /** Undefined when the file is not JSON, or not safe to look into. */
  value: Json | undefined;
  /** The problem of the file, or texts over the length limit, which are not in `texts`: nothing else reads them. */
  violations: readonly Violation[];
  texts: WrittenText[];
  /** Pointers of texts that cannot be judged: they name a placeholder whose value is unknown. */
  unknown: ReadonlySet<string>;
  /** The blocks of a page, or the one of a shared file, by pointer. */
  blocks: ReadonlyMap<string, Json>;
  /** About former words, which today's words have replaced in the value. */
  formerWords: readonly Violation[];
}

/** A text as the file has it, with its placeholders. */
export interface WrittenText {
  pointer: string;
  value: string;
  /** Undefined in an unknown property, or in a block of an unknown type. */
  field: Field | undefined;
}

/** The place of a part of a text, as the file has it. */
export function partOf({ pointer }: Pick<WrittenText, 'pointer'>, text: string, start: number): Place {
  return { at: 'text', pointer, text, start, isWritten: true };
}

/** What files are read from and filled in with. `placeholders`: undefined while brand.json is missing or broken. */
interface Source {
  fileSystem: FileSystem;
  placeholders: Placeholders | undefined;
  schemas: SchemaSet;
}

/** Reads a file, which may be hostile: the only way from a file to a value. `whole`: the field of its value. */
export function readContent(
  { fileSystem, placeholders, schemas }: Source,
  file: string,
  whole: Field | undefined,
): ContentFile {
  const read = readJson(fileSystem, file);
  const { text } = read;
  const broken = (problem: Violation): ContentFile => ({
    text,
    value: undefined,
    violations: [problem],
    texts: [],
    unknown: new Set(),
    blocks: new Map(),
    formerWords: [],
  });
  if ('problem' in read) return broken(read.problem);
  const formerWords: Violation[] = [];
  const texts: WrittenText[] = [];
  const violations: Violation[] = [];
  const unknown = new Set<string>();
  const blocks = new Map<string, Json>();
  let isTooDeep = false;
  let hasLongKey = false;

  function fillText(value: string, field: Field | undefined, pointer: string): string {
    // A text over the length limit must not grow.
    const isOpened = !isTooLong(value) && value.includes('{');
    if (isOpened && !placeholders) unknown.add(pointer);
    const filled = isOpened && placeholders ? fillPlaceholders(value, placeholders) : value;
    if (isTooLong(filled)) violations.push(tooLong(filled, pointer));
    else texts.push({ value, pointer, field });
    return filled;
  }

  /** Renames and fills in, in place. The renderer uses the result, so the check judges what visitors see. */
  function fill(written: Json, declared: Field | undefined, pointer: string, depth: number): Json {
    const isBlock = declared === schemas.block.field;
    if (isBlock) blocks.set(pointer, written);
    const field = isBlock ? readBlockField(written, schemas, pointer, formerWords) : declared;
    const value = field ? renameWords(written, field, pointer, formerWords) : written;
    if (typeof value === 'string') return fillText(value, field, pointer);
    if (typeof value !== 'object' || value === null) return value;
    isTooDeep ||= depth >= maxDepth;
    if (isTooDeep) return value;
    for (const [key, part] of Object.entries(value)) {
      hasLongKey ||= key.length > maxKeyLength;
      const own = Array.isArray(value) ? field?.items : (field?.properties.get(key) ?? field?.values);
      const filled = fill(part, own, stepInto(pointer, key), depth + 1);
      if (filled !== part) Object.assign(value, { [key]: filled });
    }
    return value;
  }

  const value = fill(read.value, whole, '', 0);
  if (isTooDeep) return broken(findTooDeep(read.text)!);
  if (hasLongKey) return broken(findKeyProblems(read.text).find(({ rule }) => rule === 'file/long-key')!);
  return { text, value, violations, texts, unknown, blocks, formerWords };
}

function tooLong({ length }: string, pointer: string): Violation {
  return {
    rule: 'text-length-limited',
    place: { at: 'value', pointer },
    message: `Too long: ${length} characters where at most ${maxStringLength} fit.`,
    hint: 'Shorten the text, or spread it over several blocks or pages. Nothing else in it was looked at.',
  };
}
