import { describe, expect, test } from 'vitest';
import type { ExpectedFinding, RuleMeta } from '../../src/engine/diagnostics/rule.ts';
import { allRules } from '../../src/engine/inspect/all-rules.ts';
import { inspectExample } from './example-site.ts';

const rules: readonly RuleMeta[] = allRules;

/** What an example leaves out, so that two ways to write the same one compare as equal. */
function complete({ file = 'pages/index.json', slice, message, hint }: ExpectedFinding): ExpectedFinding {
  return { file, slice, message, ...(hint !== undefined && { hint }) };
}

describe.each(rules)('$id', ({ id, severity, examples }) => {
  test.each(examples.map((example, index) => ({ number: index + 1, ...example })))(
    'example $number gives exactly the findings it names, and none once it is right',
    async ({ bad, finds, good }) => {
      const found = await inspectExample(bad);
      expect(found.map(({ finding }) => finding)).toEqual(finds.map(complete));
      expect(found.map((one) => one.rule)).toEqual(finds.map(() => id));
      expect(new Set(found.map((one) => one.severity))).toEqual(new Set([severity]));
      expect(await inspectExample(good)).toEqual([]);
    },
  );

  test('has an example, and each example finds something', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { finds } of examples) expect(finds.length).toBeGreaterThan(0);
  });
});
