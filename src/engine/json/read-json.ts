import { isUtf8 } from 'node:buffer';
import { readRefusal } from '../../shared/refusal.ts';
import { fixSyntax } from './fix-syntax.ts';
import { explainSyntax } from './syntax/explain.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { type Json, maxDepth, maxFileBytes, maxKeyLength } from './json.ts';
import { quote } from '../text/messages.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { parse } from 'jsonc-parser';

/** A file that was read. */
export interface JsonFile {
  /** Undefined when the file cannot be read. */
  text: string | undefined;
  /** Undefined when the file is not JSON, or not safe to look into: nested too deep, or with a long key. */
  value: Json | undefined;
  violations: Violation[];
}

/** Reads and parses a possibly hostile file. */
export function readJson(fileSystem: FileSystem, file: string): JsonFile {
  const text = readText(fileSystem, file);
  if (typeof text !== 'string') return { text: undefined, value: undefined, violations: [text] };
  try {
    const value = JSON.parse(text) as Json;
    const violations = findViolations(text);
    const unsafe = violations.find(({ rule }) => rule !== 'file/duplicate-key');
    return unsafe ? { text, value: undefined, violations: [unsafe] } : { text, value, violations };
  } catch (error) {
    return { text, value: undefined, violations: [badSyntax(fileSystem, text, error)] };
  }
}

/** Leaves out the byte order mark that some Windows editors add. Invalid bytes become replacement characters. */
const decoder = new TextDecoder();

function readText(fileSystem: FileSystem, file: string): string | Violation {
  let bytes: Buffer | undefined;
  try {
    bytes = fileSystem.read(file, maxFileBytes + 1);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    return ofFile('file/unreadable', `Unreadable file: ${refusal.reason}.`, `${refusal.advice}.`);
  }
  if (bytes === undefined) return ofFile('file/unreadable', 'Missing file.');
  if (bytes.length > maxFileBytes)
    return ofFile(
      'file/too-large',
      'Too long: the file has more than 1 MiB.',
      'Split the content into several pages.',
    );
  return isUtf8(bytes) ? decoder.decode(bytes) : badEncoding(bytes);
}

/** The text of a file, also of one whose bytes are not text. Empty when it cannot be read, which `readJson` reports. */
export function readLeniently(fileSystem: FileSystem, file: string): string {
  return decoder.decode(ignoreFileErrors(() => fileSystem.read(file, maxFileBytes + 1)));
}

/** A violation by the whole file. */
function ofFile(rule: Violation['rule'], message: string, hint?: string): Violation {
  return { rule, place: { at: 'file' }, message, hint };
}

function badSyntax(fileSystem: FileSystem, text: string, error: unknown): Violation {
  const violation = explainSyntax(text);
  // `findSyntaxFault` and JSON.parse accept the same texts. If they ever differ, the error of JSON.parse is reported.
  if (!violation) return ofFile('file/json-syntax', `Unexpected content: ${String(error)}.`);
  const { start, end, message, hint } = violation;
  const fix = fixSyntax(fileSystem, text, violation);
  return { rule: 'file/json-syntax', place: { at: 'range', start, end }, message, hint, ...(fix && { fix }) };
}

function badEncoding(bytes: Buffer): Violation {
  // The byte order mark of another encoding.
  const isMarked = /^(?:fffe|feff|0000feff)/.test(bytes.toString('hex', 0, 4));
  // Reading replaces the first wrong byte, and shows it like a letter that was lost earlier.
  const start = decoder.decode(bytes).indexOf('\ufffd');
  return {
    rule: 'file/invalid-utf8',
    place: { at: 'range', start, end: start + 1 },
    message: isMarked
      ? 'This file was saved with the encoding UTF-16 or UTF-32.'
      : 'Unexpected bytes that are not UTF-8 text.',
    hint: `Save ${isMarked ? 'it' : 'the file'} with the encoding UTF-8.`,
  };
}

/** A sign or a text of JSON. */
const piece = /[{}[\],:]|"[^"\\]*(?:\\[^][^"\\]*)*"?/g;

/**
 * The violations in a text that JSON.parse accepts, which keeps only the last of duplicate keys: these, keys over the length
 * limit, and the first bracket beyond the allowed nesting, which ends the search. Not recursive.
 */
function findViolations(text: string): Violation[] {
  const violations: Violation[] = [];
  /** The keys of each open object; undefined for an open list. */
  const open: (Set<string> | undefined)[] = [];
  let before = '';
  for (const { 0: token, index: start } of text.matchAll(piece)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    if (open.length > maxDepth)
      return [
        {
          rule: 'file/too-deep',
          place: { at: 'range', start, end: start + 1 },
          message: `Too deep: more than ${maxDepth} levels of brackets.`,
          hint: 'A section needs about ten levels. Check whether brackets are left open.',
        },
      ];
    const keys = token.startsWith('"') && before !== ':' ? open.at(-1) : undefined;
    before = token;
    if (!keys) continue;
    const key = token.includes('\\') ? String(parse(token)) : token.slice(1, -1);
    const place = { at: 'range', start, end: start + token.length } as const;
    if (key.length > maxKeyLength)
      violations.push({
        rule: 'file/long-key',
        place,
        message: `Too long: the key ${quote(key)} has ${key.length} characters where at most ${maxKeyLength} fit.`,
        hint: 'A key is the name of a property. Check whether a text was written as a key.',
      });
    else if (keys.has(key))
      violations.push({
        rule: 'file/duplicate-key',
        place,
        message: `Duplicate key ${quote(key)}.`,
        hint: 'Only the last one would count. Remove one of them.',
      });
    keys.add(key);
  }
  return violations;
}
