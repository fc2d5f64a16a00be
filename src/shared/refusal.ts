import { escapeUnseen } from './escape-unseen.ts';

/** Reason and advice for each error code of the file system. */
const reasons: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  EACCES: ['permission is denied', 'Give the current user access to it'],
  EBUSY: ['another program is using it', 'Close that program'],
  EDQUOT: ['the disk quota of this user is used up', 'Delete files that are not needed'],
  EEXIST: ['a file or folder of this name exists', 'Remove it, or choose another name'],
  EIO: ['the disk reports an error', 'Check the disk'],
  EISDIR: ['it is a folder and not a file', 'Rename the folder'],
  ELOOP: ['it is a symbolic link, and links are not followed', 'Put the file itself there'],
  EMFILE: ['too many files are open', 'Raise the limit, which "ulimit -n" prints'],
  ENAMETOOLONG: ['its name is too long', 'Shorten the name'],
  ENFILE: ['too many files are open', 'Close other programs'],
  ENOENT: ['it does not exist', 'Check the spelling'],
  ENOSPC: ['the disk is full', 'Free some space on it'],
  ENOTDIR: ['a part of its path is a file and not a folder', 'Check the path'],
  EPERM: ['permission is denied', 'Give the current user access to it'],
  EROFS: ['the disk is read-only', 'Choose a folder on another disk'],
};

interface Refusal {
  reason: string;
  advice: string;
}

/** Undefined for an error that does not come from the file system. */
export function readRefusal(error: unknown): Refusal | undefined {
  const reported = error instanceof Error && 'code' in error ? String(error.code) : '';
  // With `recursive`, Node.js reports ENOENT for a folder that cannot be made on a read-only disk.
  const isReadOnly = reported === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'mkdir';
  const code = isReadOnly ? 'EROFS' : reported;
  const [reason, advice] = (Object.hasOwn(reasons, code) && reasons[code]) || [];
  return reason === undefined || advice === undefined ? undefined : { reason, advice };
}

/**
 * Explains a file system error to the user of a command. `folder`: its output, for errors that name no file.
 */
export function explainRefusal(error: unknown, folder?: string): string | undefined {
  const refusal = readRefusal(error);
  if (!refusal) return undefined;
  const { path = folder } = error as { path?: unknown };
  const name = typeof path === 'string' ? `"${escapeUnseen(path)}"` : 'a file';
  return `The system refused ${name}: ${refusal.reason}. ${refusal.advice}, and start again.`;
}
