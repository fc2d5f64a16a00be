declare module 'vitest' {
  interface TaskMeta {
    /** Programs that are not installed, for the last line of a run. */
    missing?: string[];
  }
}

/** Options of tests that need programs: while one is missing, they are skipped, and the last line of the run says so. */
export function needs(programs: Readonly<Record<string, unknown>>): {
  skip: boolean;
  meta: { missing: string[] };
} {
  const missing = Object.keys(programs).filter((name) => !programs[name]);
  return { skip: missing.length > 0, meta: { missing } };
}
