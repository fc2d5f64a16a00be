import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remember } from '../../shared/remember.ts';
import type { DocumentPart } from './html-document.ts';

/** Writes a file below the output folder. */
export type Write = (path: string, ...parts: DocumentPart[]) => void;

/**
 * A function that writes files below a folder. It makes each folder once and turns shared parts into bytes once:
 * styles and shell are three quarters of a page's bytes and the same on most pages.
 */
export function createWriter(outDir: string): Write {
  const made = new Set<string>();
  const encodeShared = remember(200, (text) => Buffer.from(text));

  return (path, ...parts) => {
    const file = join(outDir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    writeBuffers(
      file,
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : encodeShared(part.shared))),
    );
  };
}

function writeBuffers(file: string, buffers: Buffer[]): void {
  const descriptor = openSync(file, 'w');
  try {
    const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
    // A disk that is full takes fewer bytes than it was given.
    if (writevSync(descriptor, buffers) !== length) throw new Error(`${file} could not be written whole.`);
  } finally {
    closeSync(descriptor);
  }
}
