import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** Ends a run with the number of tests that were skipped, and why. */
export default class CountSkipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    if (skipped.length === 0) return;
    const counts = new Map<string, number>();
    for (const reason of skipped.map(explain)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const reasons = Array.from(counts, ([reason, count]) => `${count} ${reason}`);
    process.stdout.write(`Tests skipped: ${skipped.length} (${reasons.join(', ')}).\n`);
  }
}

/** No file switches a test off, so a filter of the command has left out the others. */
function explain(test: TestCase): string {
  const missing = missingOf(test);
  return missing.length > 0 ? `without ${missing.join(' and ')}` : 'outside of the filter';
}

/** The programs that a test, or a group around it, needs and that are not installed. */
function missingOf(task: TestCase | TestSuite): readonly string[] {
  const { missing = [] } = task.meta();
  if (missing.length > 0 || task.parent.type === 'module') return missing;
  return missingOf(task.parent);
}
