import { format, resolveConfig } from 'prettier';

/** Formats like everything else in the project, so that a written file passes its checks as it is. */
export async function tidy(file: string, content: string): Promise<string> {
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
