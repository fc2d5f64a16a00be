/** The result of `work`; undefined when the file system refuses it. For optional work only. */
export function ignoreFileErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
