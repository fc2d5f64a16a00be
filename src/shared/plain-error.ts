import { explainRefusal } from './refusal.ts';

/** An error whose message says all there is to say: Node prints it without a stack. */
class PlainError extends Error {
  override stack = this.message;

  [Symbol.for('nodejs.util.inspect.custom')](): string {
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
