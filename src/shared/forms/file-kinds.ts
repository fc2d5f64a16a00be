import type { FormField, FormFileKind } from '../generated/sections.ts';

/** Size limit of a file, in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/** The most files of a field, and of a form. */
export const maxFiles = 10;

const kinds: Record<FormFileKind, Readonly<Record<string, string>>> = {
  documents: {
    '.pdf': 'application/pdf',
    '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pictures: {
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.heic': 'image/heic',
    '.heif': 'image/heic',
  },
};

/** The kinds of files that some field takes: extension and media type. */
export const fileTypes: Readonly<Record<string, string>> = { ...kinds.documents, ...kinds.pictures };

type FileField = Pick<FormField, 'accept' | 'several' | 'most'>;

export function acceptedTypes({ accept = ['documents'] }: FileField): Readonly<Record<string, string>> {
  return Object.fromEntries(accept.flatMap((kind) => Object.entries(kinds[kind])));
}

/** The words for the files of a field: below it, and when one is of another kind. */
export function wordsOfFiles({ accept = ['documents'] }: FileField) {
  if (accept.length > 1) return { hint: 'anyFileHint', violation: 'anyFileKind' } as const;
  return accept[0] === 'pictures'
    ? ({ hint: 'pictureHint', violation: 'pictureKind' } as const)
    : ({ hint: 'fileHint', violation: 'fileKind' } as const);
}

/** How many files a field takes. */
export function mostFiles({ several, most = maxFiles }: FileField): number {
  return several ? Math.min(most, maxFiles) : 1;
}
