import { inspect } from 'node:util';

/** Says all there is to say in its message, so it is printed without a stack, wherever it is caught. */
class PlainError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** An error for the person at the terminal. */
export function plainError(message: string): Error {
  return new PlainError(message);
}
