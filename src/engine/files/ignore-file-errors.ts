/** What `work` gives; undefined when the file system refuses it. For work that nothing depends on. */
export function ignoreFileErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
