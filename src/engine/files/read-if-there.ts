import { readFileSync } from 'node:fs';

/**
 * The bytes of a file; undefined when it does not exist.
 * @throws the file system's error when it exists but cannot be read.
 */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
