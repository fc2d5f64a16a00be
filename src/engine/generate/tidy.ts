import type { FormatConfig } from 'oxfmt';
import { readIfThere } from '../files/node-file-system.ts';

/** Formats a file as the project's formatter does, by the settings of the current folder. */
export async function tidy(file: string, content: string): Promise<string> {
  // It knows no pictures.
  if (file.endsWith('.svg')) return content;
  // Imported on use: most commands need no formatter.
  const { format } = await import('oxfmt');
  const settings = JSON.parse(String(readIfThere('.oxfmtrc.json') ?? '{}')) as FormatConfig;
  const { code, errors } = await format(file, content, settings);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
