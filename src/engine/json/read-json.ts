import { isUtf8 } from 'node:buffer';
import { readRefusal } from '../../shared/refusal.ts';
import { isWholeRepair } from './syntax/repair.ts';
import { explainSyntax } from './syntax/explain.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { type Json, maxDepth, maxFileBytes, maxKeyLength, stepInto } from './json.ts';
import { quote } from '../text/messages.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { createScanner, visit } from 'jsonc-parser';

/** Reads and parses a possibly hostile file. Returns a problem on failure; without `text`, it is unreadable. */
export function readJson(
  fileSystem: FileSystem,
  file: string,
): { text: string; value: Json } | { text: string | undefined; problem: Violation } {
  const read = readText(fileSystem, file);
  if ('problem' in read) return { ...read, text: undefined };
  const { text } = read;
  try {
    return { text, value: JSON.parse(text) as Json };
  } catch (error) {
    return { problem: badSyntax(text, error), text };
  }
}

/** Leaves out the byte order mark that some Windows editors add. Invalid bytes become replacement characters. */
const decoder = new TextDecoder();

function readText(fileSystem: FileSystem, file: string): { text: string } | { problem: Violation } {
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
  if (!isUtf8(bytes)) return { problem: badEncoding(bytes) };
  return { text: decoder.decode(bytes) };
}

/** The text of a file to show next to a finding. */
export function readForDisplay(fileSystem: FileSystem, file: string): string {
  // Another finding already reports why the file cannot be read.
  return decoder.decode(ignoreFileErrors(() => fileSystem.read(file, maxFileBytes)));
}

/** A problem of the whole file. */
function ofFile(rule: Violation['rule'], message: string, hint?: string): { problem: Violation } {
  return { problem: { rule, place: { at: 'file' }, message, hint } };
}

function badSyntax(text: string, error: unknown): Violation {
  const found = explainSyntax(text);
  // `findFault` and JSON.parse accept the same texts. If they ever differ, the error of JSON.parse is reported.
  if (!found) return ofFile('file/json-syntax', `Unexpected content: ${String(error)}.`).problem;
  const { start, end, writes, ...words } = found;
  const isRepaired = writes !== undefined && isWholeRepair(text, found);
  return {
    rule: 'file/json-syntax',
    place: { at: 'range', start, end },
    ...words,
    ...(isRepaired && { fix: { writes, safe: true } }),
  };
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

/** The problem of the first bracket beyond the allowed nesting; undefined when there is none. Not recursive. */
export function findTooDeep(text: string): Violation | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    if ('[{'.includes(text.charAt(start))) depth++;
    if (']}'.includes(text.charAt(start))) depth--;
    if (depth > maxDepth)
      return {
        rule: 'file/too-deep',
        place: { at: 'range', start, end: start + 1 },
        message: `Too deep: more than ${maxDepth} levels of brackets.`,
        hint: 'A section needs about ten levels. Check whether brackets are left open.',
      };
  }
  return undefined;
}

/** Finds keys over the length limit, duplicate keys, and `__proto__`: JSON.parse keeps only the last of duplicate keys. */
export function findKeyProblems(text: string): Violation[] {
  const problems: Violation[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectProperty(key, start, length, _line, _column, pathOf) {
      const keys = open.at(-1)!;
      const place = { at: 'range', start, end: start + length } as const;
      if (key.length > maxKeyLength)
        problems.push({
          rule: 'file/long-key',
          place,
          message: `Too long: the key ${quote(key)} has ${key.length} characters where at most ${maxKeyLength} fit.`,
          hint: 'A key is the name of a property. Check whether a text was written as a key.',
        });
      else if (key === '__proto__')
        problems.push({
          rule: 'file/unsafe-key',
          place: { at: 'key', pointer: [...pathOf(), key].reduce(stepInto, '') },
          message: 'Unsafe key "__proto__".',
          hint: 'Remove it. The programming language reserves this name.',
          fix: { removes: true, safe: false },
        });
      else if (keys.has(key))
        problems.push({
          rule: 'file/duplicate-key',
          place,
          message: `Duplicate key ${quote(key)}.`,
          hint: 'Only the last one would count. Remove one of them.',
        });
      keys.add(key);
    },
    onObjectEnd: () => void open.pop(),
  });
  return problems;
}
