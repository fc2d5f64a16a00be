import { format, resolveConfig } from 'prettier';

/** Formats with the project's prettier settings, so that a written file passes the project's checks. */
export async function tidy(file: string, content: string): Promise<string> {
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
