import { trimEnd } from '../shared/trim-end.ts';
import { fileTypes } from '../shared/forms/field-rules.ts';

/**
 * The media type of a file, found in its content: its name and what the sender says may be wrong. A PDF says so in its
 * first bytes; a Word document is a ZIP archive that holds `word/document.xml`. Undefined for anything else.
 */
export function detectFile(content: Buffer): string | undefined {
  // Viewers accept a PDF whose first kilobyte holds the mark.
  if (content.subarray(0, 1024).includes('%PDF-')) return fileTypes['.pdf'];
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  // The names of a ZIP archive's entries stand uncompressed in it.
  const isWord = isZip && content.includes('[Content_Types].xml') && content.includes('word/document.xml');
  return isWord ? fileTypes['.docx'] : undefined;
}

/**
 * What a file is called here: as its sender called it, without folders and without what moves a terminal's cursor. Its
 * ending, by which computers decide what to do with it, says what was found in it.
 */
export function nameFile(sent: string | undefined, type: string): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const visible = Buffer.from(last.replaceAll(/\p{C}/gu, ''));
  // Disks take 255 bytes. What is left of a character that was cut is not shown.
  const name = trimEnd(visible.subarray(0, 150).toString(), '\ufffd') || 'file';
  const [ending = '.bin'] = Object.entries(fileTypes).find(([, known]) => known === type) ?? [];
  return name.toLowerCase().endsWith(ending) ? name : name + ending;
}
