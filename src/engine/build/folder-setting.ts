import { statSync } from 'node:fs';
import { ignoreFileErrors } from '../files/ignore-file-errors.ts';
import { plainError } from '../../shared/plain-error.ts';

/**
 * The folder that an environment variable names, or `fallback` when it is not set.
 * @throws Error when it is set to nothing, as a forgotten value must not come to mean the current folder, or when what is
 * read from it cannot be there.
 */
export function readFolderSetting(
  name: 'OUT_DIR' | 'PAGES_DIR' | 'PUBLIC_DIR',
  fallback: string,
  environment: Record<string, string | undefined> = process.env,
): string {
  const value = environment[name] ?? fallback;
  if (value.trim() === '')
    throw plainError(`${name} is empty: name a folder, or unset it to use "${fallback}".`);
  const isRead = name !== 'OUT_DIR' && environment[name] !== undefined;
  if (isRead && ignoreFileErrors(() => statSync(value))?.isDirectory() !== true)
    throw plainError(`There is no folder "${value}". Look at how it is spelt in ${name}.`);
  return value;
}
