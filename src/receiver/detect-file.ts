import { trimEnd } from '../shared/trim-end.ts';
import { fileTypes } from '../shared/forms/file-kinds.ts';

/** The first bytes of pictures. A dot stands for any byte. */
const signatures: [start: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n.\n/s, 'image/png'],
  [/^RIFF....WEBPVP8/s, 'image/webp'],
  // One picture, or several, of HEVC. Files of AVIF have the general brands of the second line, too.
  [/^....ftyphei[cxms]/s, 'image/heic'],
  [/^....ftyp(?:mif1|msf1)....(?:(?!avi[fs]).{4}){0,8}?(?:hei[cxms]|hev[cx])/s, 'image/heic'],
];

/**
 * The media type of a file by its content, because its name and the sender's type may be wrong. Pictures and PDF say so
 * in their first bytes; a Word document is a ZIP archive with `word/document.xml`. Undefined for any other file.
 */
export function detectFile(content: Buffer): string | undefined {
  const start = content.toString('latin1', 0, 64);
  const picture = signatures.find(([signature]) => signature.test(start));
  if (picture) return picture[1];
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
  const fileName = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const visible = Buffer.from(fileName.replaceAll(/\p{C}/gu, ''));
  // File systems allow 255 bytes. A character that the limit cuts in two is dropped.
  const name = trimEnd(visible.subarray(0, 150).toString(), '\ufffd') || 'file';
  const endings = Object.keys(fileTypes).filter((ending) => fileTypes[ending] === type);
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : name + (endings[0] ?? '.bin');
}
