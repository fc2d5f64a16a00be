import type { Finding } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { fillIn, type FilledIn, type FillOptions } from './fill-in.ts';
import { findLongKey } from '../json/key-problems.ts';
import { maxDepth } from '../json/limits.ts';
import { findTooDeep } from '../json/measure-json.ts';
import { readJson } from '../json/read-json.ts';

/** A content file, parsed and filled in. */
export interface ContentFile extends FilledIn {
  text: string;
}

/** Why a file has no value. `text` is undefined when not even its text could be read. */
export interface BrokenFile {
  finding: Finding;
  text: string | undefined;
}

/** Reads a content file, which may be hostile: the one way from a file to a value, for the check and for the renderer. */
export function readContent(
  fileSystem: FileSystem,
  file: string,
  placeholders: FillOptions['placeholders'],
): ContentFile | BrokenFile {
  const read = readJson(fileSystem, file);
  if ('finding' in read) return read;
  const { text, value, mayHideCharacters } = read;
  const filled = fillIn(value, { placeholders, mayHideCharacters });
  if (filled.isTooDeep) return { finding: tooDeep(file, text), text };
  if (filled.hasLongKey) return { finding: findLongKey(file, text), text };
  return { ...filled, text };
}

function tooDeep(file: string, text: string): Finding {
  const start = findTooDeep(text) ?? 0;
  return {
    rule: 'file/too-deep',
    severity: 'error',
    file,
    place: { at: 'range', start, end: start + 1 },
    message: `Too deep: more than ${maxDepth} levels of brackets.`,
    hint: 'A section needs about ten levels. Check whether brackets are left open.',
  };
}
