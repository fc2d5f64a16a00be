import { isUtf8 } from 'node:buffer';
import { readRefusal } from '../../shared/refusal.ts';
import type { FileProblem } from './file-problem.ts';
import { isWholeRepair } from './syntax/repair.ts';
import { explainSyntax } from './syntax/explain.ts';
import type { FileSystem } from '../files/file-system.ts';
import { mayHideCharacters } from '../text/invisible.ts';
import type { Json } from './json.ts';
import { maxFileBytes } from './limits.ts';

export interface JsonFile {
  text: string;
  value: Json;
  /** False when certainly no string of the file contains an invisible character. */
  mayHideCharacters: boolean;
}

/** Reads and parses a possibly hostile file. Returns a problem on failure; without `text`, it is unreadable. */
export function readJson(
  fileSystem: FileSystem,
  file: string,
): JsonFile | { problem: FileProblem; text: string | undefined } {
  const read = readText(fileSystem, file);
  if ('problem' in read) return { ...read, text: undefined };
  const { text } = read;
  try {
    const value: Json = JSON.parse(text);
    return { text, value, mayHideCharacters: mayHideCharacters(read.bytes) };
  } catch (error) {
    return { problem: badSyntax(text, error), text };
  }
}

/** The text of a file without a byte order mark, which some Windows editors add. */
function readText(
  fileSystem: FileSystem,
  file: string,
): { text: string; bytes: Buffer } | { problem: FileProblem } {
  let bytes: Buffer | undefined;
  try {
    bytes = fileSystem.read(file, maxFileBytes + 1);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    return unreadable(`Unreadable file: ${refusal.reason}.`, `${refusal.advice}.`);
  }
  if (bytes === undefined) return unreadable('Missing file.');
  if (bytes.length > maxFileBytes) return { problem: tooLarge };
  if (!isUtf8(bytes)) return { problem: badEncoding(bytes) };
  const text = bytes.toString('utf8');
  return { text: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, bytes };
}

/** The text of a file to show next to a finding. Invalid bytes become replacement characters. */
export function readForDisplay(fileSystem: FileSystem, file: string): string {
  try {
    const text = fileSystem.read(file, maxFileBytes)?.toString('utf8') ?? '';
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  } catch {
    // Another finding already reports why the file cannot be read.
    return '';
  }
}

const tooLarge: FileProblem = {
  kind: 'too-large',
  place: 'file',
  message: 'Too long: the file has more than 1 MiB.',
  hint: 'Split the content into several pages.',
};

function unreadable(message: string, hint?: string): { problem: FileProblem } {
  return { problem: { kind: 'unreadable', place: 'file', message, ...(hint !== undefined && { hint }) } };
}

function badSyntax(text: string, error: unknown): FileProblem {
  const found = explainSyntax(text);
  // `findFault` and JSON.parse accept the same texts. If they ever differ, the error of JSON.parse is reported.
  if (found === undefined)
    return { kind: 'json-syntax', place: 'file', message: `Unexpected content: ${String(error)}.` };
  const { start, end, writes, message, hint } = found;
  const isRepaired = writes !== undefined && isWholeRepair(text, { ...found, writes });
  return {
    kind: 'json-syntax',
    place: { start, end },
    message,
    ...(hint !== undefined && { hint }),
    ...(isRepaired && { edit: { writes } }),
  };
}

function badEncoding(bytes: Buffer): FileProblem {
  const text = bytes.toString('utf8');
  const start = findReplaced(text, bytes) - (text.charCodeAt(0) === 0xfeff ? 1 : 0);
  return {
    kind: 'invalid-utf8',
    place: { start, end: start + 1 },
    message: 'Unexpected bytes that are not UTF-8 text.',
    hint: 'Save the file with the encoding UTF-8.',
  };
}

/** Offset of the first replacement character that is not in the file itself but was made of invalid bytes. */
function findReplaced(text: string, bytes: Buffer): number {
  let at = text.indexOf('\ufffd');
  let byte = Buffer.byteLength(text.slice(0, at));
  while (at !== -1 && bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd) {
    const next = text.indexOf('\ufffd', at + 1);
    byte += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return Math.max(0, at);
}
