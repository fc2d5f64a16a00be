/** Why a system refuses a file, and what helps, by the code of its error. */
const reasons: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  EACCES: ['its rights do not allow it', 'Give the user who runs this the right to it'],
  EBUSY: ['another program uses it', 'Close that program'],
  EDQUOT: ['no more may be stored for this user', 'Delete what is not needed'],
  EEXIST: ['something is there already', 'Remove it, or choose another name'],
  EIO: ['the disk does not work', 'Have it looked at'],
  EISDIR: ['it is a folder, and a file is wanted', 'Rename the folder'],
  ELOOP: ['it is a symbolic link, and links are not followed', 'Put the file itself there'],
  EMFILE: ['too many files are open', 'Raise the limit, which "ulimit -n" tells'],
  ENAMETOOLONG: ['its name is too long', 'Shorten it'],
  ENFILE: ['too many files are open', 'Close other programs'],
  ENOENT: ['it is not there', 'Look at how it is spelt'],
  ENOSPC: ['the disk is full', 'Make room on it'],
  ENOTDIR: ['a part of its path is a file, and a folder is wanted', 'Look at the path'],
  EPERM: ['its rights do not allow it', 'Give the user who runs this the right to it'],
  EROFS: ['the disk can only be read', 'Choose a place on another one'],
};

interface Refusal {
  reason: string;
  advice: string;
}

/** Undefined for an error that is no refusal of the file system. */
export function readRefusal(error: unknown): Refusal | undefined {
  const given = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Node.js makes folders with all that lead there, and says this where it may make none.
  const isReadOnly = given === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'mkdir';
  const code = isReadOnly ? 'EROFS' : given;
  const [reason, advice] = (Object.hasOwn(reasons, code) && reasons[code]) || [];
  return reason === undefined || advice === undefined ? undefined : { reason, advice };
}

/**
 * A refusal of the file system in words for the person at the terminal, whatever command it ended. `folder`: where the
 * command writes, for an error that names no file.
 */
export function explainRefusal(error: unknown, folder?: string): string | undefined {
  const refusal = readRefusal(error);
  if (!refusal) return undefined;
  const { path = folder } = error as { path?: unknown };
  const name = typeof path === 'string' ? quote(path) : 'a file';
  return `The system refused ${name}: ${refusal.reason}. ${refusal.advice}, and start again.`;
}

/** A path on one line, in which nothing acts on a terminal. */
function quote(path: string): string {
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `"${path.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}"`;
}
