import { fileFinding } from '../diagnostics/problems.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { fillIn, type FilledIn, type FillOptions } from './fill-in.ts';
import { findLongKey } from '../json/key-problems.ts';
import { tooDeep } from '../json/measure-json.ts';
import { readJson } from '../json/read-json.ts';

/** A content file, parsed and filled in. */
export interface ContentFile extends FilledIn {
  text: string;
}

/** The reason why a file has no value. `text` is undefined when the file cannot be read. */
export interface BrokenFile {
  finding: Finding;
  text: string | undefined;
}

/**
 * Reads a content file, which may be hostile. The check and the renderer have no other way from a file to a
 * value.
 */
export function readContent(
  fileSystem: FileSystem,
  file: string,
  placeholders: FillOptions['placeholders'],
): ContentFile | BrokenFile {
  const read = readJson(fileSystem, file);
  if ('problem' in read) return { finding: fileFinding(file, read.problem), text: read.text };
  const { text, value, mayHideCharacters } = read;
  const filled = fillIn(value, { placeholders, mayHideCharacters });
  if (filled.isTooDeep) return { finding: fileFinding(file, tooDeep(text)), text };
  if (filled.hasLongKey) return { finding: fileFinding(file, findLongKey(text)), text };
  return { ...filled, text };
}
