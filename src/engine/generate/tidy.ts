import type { FormatConfig } from 'oxfmt';
import { readIfThere } from '../files/node-file-system.ts';

/**
 * Formats a file as the project's formatter does, so that it passes the project's checks. The settings of the current
 * folder count, without those for single files.
 */
export async function tidy(file: string, content: string): Promise<string> {
  // Imported on use: most commands need no formatter.
  const { format } = await import('oxfmt');
  const settings = JSON.parse(String(readIfThere('.oxfmtrc.json') ?? '{}')) as FormatConfig & {
    overrides?: unknown;
  };
  const { code, errors } = await format(file, content, { ...settings, overrides: undefined });
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
