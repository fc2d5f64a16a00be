/** Formats with the project's prettier settings, so that a written file passes the project's checks. */
export async function tidy(file: string, content: string): Promise<string> {
  // Imported on use: most commands need no formatter.
  const { format, resolveConfig } = await import('prettier');
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}
