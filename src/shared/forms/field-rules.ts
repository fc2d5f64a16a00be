import type { FormField } from '../generated/sections.ts';

/** What an e-mail address looks like: as lenient as the browser's own check, but with a dot in the domain. */
export const emailPattern = String.raw`[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+`;

/** The largest file a form takes, in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/** The kinds of files a form takes: by the end of their name, and what they say they are. */
export const fileTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const acceptedFiles = [...Object.keys(fileTypes), ...Object.values(fileTypes)].join(',');

/** How many characters fit into a field. */
export function maxLengthOf({ kind }: Pick<FormField, 'kind'>): number {
  return kind === 'paragraph' ? 1500 : 200;
}
