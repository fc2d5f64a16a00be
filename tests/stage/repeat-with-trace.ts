import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints at the end how to repeat each failed test with a trace. */
export default class RepeatWithTrace implements Reporter {
  private readonly failed = new Set<string>();

  onTestEnd(test: TestCase): void {
    if (test.ok()) return;
    const { file, line } = test.location;
    const project = test.parent.project()?.name;
    this.failed.add(`npx playwright test ${relative('.', file)}:${line} --project=${project} --trace on`);
  }

  onEnd(): void {
    if (this.failed.size > 0) console.log(`\nTo see what happened:\n${[...this.failed].join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
