import type { Place, Violation } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { findKeyProblems, readJson, tooDeep } from '../json/read-json.ts';
import { escapeStep, isTooLong, type Json, maxDepth, maxKeyLength } from '../json/json.ts';
import { fillPlaceholders, findPlaceholders, type Placeholders } from './placeholders.ts';

/** A content file, parsed, with placeholders filled in. */
export interface ContentFile {
  /** Undefined when the file cannot be read. */
  text: string | undefined;
  /** Undefined when the file is not JSON, or not safe to look into: then there is a `problem`. */
  value: Json | undefined;
  problem?: Violation;
  texts: WrittenText[];
  /** Texts over the length limit, which are not in `texts`: no other check reads them. */
  longTexts: LongText[];
  /** Pointers of texts that cannot be judged: they name a placeholder whose value is unknown. */
  unknown: ReadonlySet<string>;
  /** About former words, which today's words have replaced in the value. */
  formerWords: readonly Violation[];
}

interface LongText {
  pointer: string;
  /** Characters, with placeholders filled in. */
  length: number;
}

/** A text as the file has it, with its placeholders. */
export interface WrittenText {
  pointer: string;
  value: string;
}

/** The place of a part of a text, as the file has it. */
export function partOf({ pointer }: WrittenText, text: string, start: number): Place {
  return { at: 'text', pointer, text, start, isWritten: true };
}

/** `'none'`: braces are left as they are. `undefined`: the values are unknown, as brand.json is broken. */
export type FillIn = Placeholders | 'none' | undefined;

/** Reads a file, which may be hostile: the only way from a file to a value. `rename` replaces its former words. */
export function readContent(
  fileSystem: FileSystem,
  file: string,
  placeholders: FillIn,
  rename: (value: Json) => readonly Violation[],
): ContentFile {
  const broken = (text: string | undefined, problem: Violation): ContentFile => ({
    text,
    value: undefined,
    problem,
    texts: [],
    longTexts: [],
    unknown: new Set(),
    formerWords: [],
  });
  const read = readJson(fileSystem, file);
  if ('problem' in read) return broken(read.text, read.problem);
  const { text, value } = read;
  const formerWords = rename(value);
  const { isTooDeep, hasLongKey, ...content } = fillIn(text, value, placeholders);
  if (isTooDeep) return broken(text, tooDeep(text));
  if (hasLongKey)
    return broken(
      text,
      findKeyProblems(text).find(({ rule }) => rule === 'file/long-key')!,
    );
  return { ...content, formerWords };
}

/** Fills in the placeholders in place. The renderer uses the result, so the check judges what visitors see. */
export function fillIn(
  text: string,
  root: Json,
  placeholders: FillIn,
): ContentFile & { isTooDeep: boolean; hasLongKey: boolean } {
  const texts: WrittenText[] = [];
  const longTexts: LongText[] = [];
  const unknown = new Set<string>();
  let isTooDeep = false;
  let hasLongKey = false;
  // One key or index per level; joined to a pointer only on use.
  const path: (string | number)[] = [];
  const pointerAt = (depth: number) =>
    path
      .slice(0, depth)
      .map((step) => `/${escapeStep(String(step))}`)
      .join('');

  function visitText(value: string, depth: number): string {
    // A text over the length limit must not grow.
    const isOpened = !isTooLong(value) && value.includes('{');
    if (isOpened && placeholders === undefined && findPlaceholders(value).length > 0)
      unknown.add(pointerAt(depth));
    const filled = isOpened && placeholders instanceof Map ? fillPlaceholders(value, placeholders) : value;
    if (isTooLong(filled)) longTexts.push({ length: filled.length, pointer: pointerAt(depth) });
    else texts.push({ value, pointer: pointerAt(depth) });
    return filled;
  }

  /** Returns the value, or its replacement if it is a text. */
  function visit(value: Json, depth: number): Json {
    if (typeof value === 'string') return visitText(value, depth);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= maxDepth) {
      isTooDeep = true;
      return value;
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path[depth] = index;
        value[index] = visit(value[index]!, depth + 1);
      }
      return value;
    }
    for (const key of Object.keys(value)) {
      if (key.length > maxKeyLength) hasLongKey = true;
      path[depth] = key;
      const before = value[key]!;
      const after = visit(before, depth + 1);
      if (after !== before) value[key] = after;
    }
    return value;
  }

  const value = visit(root, 0);
  return {
    text,
    value,
    texts,
    longTexts,
    unknown,
    formerWords: [],
    isTooDeep,
    hasLongKey,
  };
}
