import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { plainError } from '../../shared/plain-error.ts';

/** Where bytes lie in a spill file. */
export interface Spilled {
  start: number;
  length: number;
}

/** Bytes that wait on the disk, one behind the other, so that memory stays flat with their number. */
export interface SpillFile {
  put(bytes: Buffer): Spilled;
  read(place: Spilled): Buffer;
  /** To be called once nothing is read any more; who made the folder removes the file. */
  close(): void;
}

/** The file is made with the first bytes that are put into it. */
export function createSpillFile(file: string): SpillFile {
  let descriptor: number | undefined;
  let end = 0;
  const open = () => {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'wx+');
  };
  return {
    put(bytes) {
      const place = { start: end, length: bytes.length };
      // A disk that is full takes fewer bytes than it was given.
      if (writeSync((descriptor ??= open()), bytes, 0, bytes.length, end) !== bytes.length)
        throw plainError(`The system refused "${file}": the disk is full. Make room on it, and start again.`);
      end += bytes.length;
      return place;
    },
    read({ start, length }) {
      const bytes = Buffer.allocUnsafe(length);
      if (descriptor === undefined || readSync(descriptor, bytes, 0, length, start) !== length)
        throw new Error(`${file} could not be read.`);
      return bytes;
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}
