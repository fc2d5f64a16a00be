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
