import { plainError } from '../text/plain-error.ts';

/**
 * The folder that an environment variable names, or `fallback` when it is not set.
 * @throws Error when it is set to nothing: a forgotten value must not come to mean the current folder.
 */
export function readFolderSetting(
  name: 'OUT_DIR' | 'PAGES_DIR' | 'PUBLIC_DIR',
  fallback: string,
  environment: Record<string, string | undefined> = process.env,
): string {
  const value = environment[name] ?? fallback;
  if (value.trim() === '')
    throw plainError(`${name} is empty: name a folder, or unset it to use "${fallback}".`);
  return value;
}
