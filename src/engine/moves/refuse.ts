import { plainError } from '../../shared/plain-error.ts';

/** An error for the author, before anything is written. */
export function refuse(sentence: string): Error {
  return plainError(`${sentence} Nothing was written.`);
}
