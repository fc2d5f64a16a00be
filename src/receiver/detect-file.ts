import { trimEnd } from '../shared/trim-end.ts';
import { fileTypes } from '../shared/forms/field-rules.ts';

/**
 * The media type of a file by its content, because its name and the sender's type may be wrong. A PDF says so
 * in its first bytes; a Word document is a ZIP archive with `word/document.xml`. Undefined for any other
 * file.
 */
export function detectFile(content: Buffer): string | undefined {
  // Viewers accept a PDF with the signature anywhere in the first kilobyte.
  if (content.subarray(0, 1024).includes('%PDF-')) return fileTypes['.pdf'];
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  // A ZIP archive holds the names of its entries uncompressed.
  const isWord = isZip && content.includes('[Content_Types].xml') && content.includes('word/document.xml');
  return isWord ? fileTypes['.docx'] : undefined;
}

/**
 * A safe name for a file: the sender's name without folders and control characters. The extension matches the
 * detected type, because computers choose a program by it.
 */
export function nameFile(sent: string | undefined, type: string): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const visible = Buffer.from(last.replaceAll(/\p{C}/gu, ''));
  // File systems allow 255 bytes. A character that the limit cuts in two is dropped.
  const name = trimEnd(visible.subarray(0, 150).toString(), '\ufffd') || 'file';
  const [ending = '.bin'] = Object.entries(fileTypes).find(([, known]) => known === type) ?? [];
  return name.toLowerCase().endsWith(ending) ? name : name + ending;
}
