import { explainRefusal } from './refusal.ts';

/** An error whose message says everything: Node prints it without a stack. */
class PlainError extends Error {
  override stack = this.message;

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** An error for the user of a command: printed without a stack. */
export function plainError(message: string): Error {
  return new PlainError(message);
}

/** Turns a file system error into an error without a stack. Returns any other error unchanged. */
export function withoutStack(error: unknown, folder?: string): unknown {
  const refusal = explainRefusal(error, folder);
  return refusal === undefined ? error : plainError(refusal);
}
