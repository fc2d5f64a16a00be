import { inspect } from 'node:util';
import { explainRefusal } from '../../shared/refusal.ts';

/** Says all there is to say in its message, so it is printed without a stack, wherever it is caught. */
class PlainError extends Error {
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

/** An error for the person at the terminal. */
export function plainError(message: string): Error {
  return new PlainError(message);
}

/** A refusal of the file system as an error for the person at the terminal; any other error as it is. */
export function withoutStack(error: unknown, folder?: string): unknown {
  const refusal = explainRefusal(error, folder);
  return refusal === undefined ? error : plainError(refusal);
}
