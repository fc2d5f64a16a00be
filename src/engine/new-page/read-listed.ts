import { plainError } from '../../shared/plain-error.ts';
import type { FileSystem } from '../files/file-system.ts';

/**
 * A file that the site lists, for a plan to change it.
 * @throws Error, with a sentence for the author, when it was removed since then.
 */
export function readListed({ read }: Pick<FileSystem, 'read'>, path: string): Buffer {
  const bytes = read(path);
  if (!bytes) throw plainError(`${path} was removed meanwhile. Run the command again. Nothing was written.`);
  return bytes;
}
