import { isUtf8 } from 'node:buffer';
import type { Finding, Place } from '../diagnostics/finding.ts';
import { explainSyntax } from './explain-syntax.ts';
import type { FileSystem } from '../files/file-system.ts';
import { mayHideCharacters } from '../text/invisible.ts';
import type { Json } from './json.ts';
import { maxFileBytes } from './limits.ts';
import { isChangedError } from '../files/steady-file-system.ts';

export interface JsonFile {
  text: string;
  value: Json;
  /** False when it is certain that no string in it holds an invisible character. */
  mayHideCharacters: boolean;
}

/** Reads and parses a file that may be hostile. The finding says why there is no value; without `text`, not even that could be read. */
export function readJson(
  fileSystem: FileSystem,
  file: string,
): JsonFile | { finding: Finding; text: string | undefined } {
  const read = readText(fileSystem, file);
  if ('finding' in read) return { ...read, text: undefined };
  const { text } = read;
  try {
    const value: Json = JSON.parse(text);
    return { text, value, mayHideCharacters: mayHideCharacters(read.bytes) };
  } catch (error) {
    return { finding: badSyntax(file, text, error), text };
  }
}

/** The text of a file without a byte order mark, which some Windows editors put in front. */
export function readText(
  fileSystem: FileSystem,
  file: string,
): { text: string; bytes: Buffer } | { finding: Finding } {
  let bytes: Buffer | undefined;
  try {
    bytes = fileSystem.read(file, maxFileBytes + 1);
  } catch (error) {
    if (isChangedError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return {
      finding: problem(
        file,
        'file/unreadable',
        { at: 'file' },
        `Unreadable file: ${reason.replace(/\.?$/, '.')}`,
        'Symbolic links are not followed.',
      ),
    };
  }
  if (bytes === undefined)
    return { finding: problem(file, 'file/unreadable', { at: 'file' }, 'Missing file.') };
  if (bytes.length > maxFileBytes) {
    return {
      finding: problem(
        file,
        'file/too-large',
        { at: 'file' },
        'Too long: the file has more than 1 MiB.',
        'Split the content into several pages.',
      ),
    };
  }
  if (!isUtf8(bytes)) return { finding: badEncoding(file, bytes) };
  const text = bytes.toString('utf8');
  return { text: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, bytes };
}

/** The text of a file for showing it beside a finding; bytes that are no text become replacement characters. */
export function readForDisplay(fileSystem: FileSystem, file: string): string {
  try {
    const text = fileSystem.read(file, maxFileBytes)?.toString('utf8') ?? '';
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  } catch (error) {
    if (isChangedError(error)) throw error;
    // Why the file cannot be read is a finding already; there is nothing to show beside it.
    return '';
  }
}

function badSyntax(file: string, text: string, error: unknown): Finding {
  const found = explainSyntax(text);
  // The reader and JSON.parse agree on what JSON is; should they ever not, the finding still names the file.
  if (found === undefined)
    return problem(file, 'file/json-syntax', { at: 'file' }, `Unexpected content: ${String(error)}.`);
  return problem(
    file,
    'file/json-syntax',
    { at: 'range', start: found.start, end: found.end },
    found.message,
    found.hint,
  );
}

function badEncoding(file: string, bytes: Buffer): Finding {
  const text = bytes.toString('utf8');
  const start = findReplaced(text, bytes) - (text.charCodeAt(0) === 0xfeff ? 1 : 0);
  const hint = 'Save the file with the encoding UTF-8.';
  return problem(
    file,
    'file/invalid-utf8',
    { at: 'range', start, end: start + 1 },
    'Unexpected bytes that are no UTF-8 text.',
    hint,
  );
}

/** Offset of the first replacement character that stands for broken bytes rather than for itself. */
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

function problem(file: string, rule: string, place: Place, message: string, hint?: string): Finding {
  return { rule, severity: 'error', file, place, message, ...(hint !== undefined && { hint }) };
}
