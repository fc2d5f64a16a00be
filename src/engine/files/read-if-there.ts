import { readFileSync } from 'node:fs';

/**
 * The bytes of a file; undefined when there is none.
 * @throws the file system's error for one that is there and cannot be read.
 */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
