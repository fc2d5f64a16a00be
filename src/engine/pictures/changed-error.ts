import { plainError } from '../../shared/plain-error.ts';

const changed = new WeakSet<object>();

/** Stops the build: the published file would differ from the checked one. */
export function changedError(path: string): Error {
  const error = plainError(
    `${path} was changed during the build. Nothing was published. Run the build again.`,
  );
  changed.add(error);
  return error;
}

export function isChangedError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && changed.has(error);
}
