import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files by their paths in a folder. Values other than strings and bytes become JSON. */
export function writeFiles(folder: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    const isPlain = typeof content === 'string' || content instanceof Uint8Array;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), isPlain ? content : JSON.stringify(content));
  }
}

/** Replaces a text in a file. Throws when the file lacks it. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
