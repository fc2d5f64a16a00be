import { describe, expect, test } from 'vitest';
import type { ExpectedFinding, RuleMeta } from '../../src/engine/diagnostics/rule.ts';
import { allRules } from '../../src/engine/inspect/all-rules.ts';
import { configFile } from '../../src/engine/inspect/severities.ts';
import { inspectExample } from './example-site.ts';

const rules: readonly RuleMeta[] = allRules;

/** What an example leaves out, so that two ways to write the same one compare as equal. */
function complete({ file = 'pages/index.json', slice, message, hint }: ExpectedFinding): ExpectedFinding {
  return { file, slice, message, ...(hint !== undefined && { hint }) };
}

describe.each(rules)('$id', ({ id, severity, isFixed = false, examples }) => {
  test.each(examples.map((example, index) => ({ number: index + 1, ...example })))(
    'example $number gives exactly the findings it names, and none once it is right or the rule is off',
    async ({ bad, finds, good }) => {
      expect(finds.length).toBeGreaterThan(0);
      const found = await inspectExample(bad);
      expect(found.map(({ finding }) => finding)).toEqual(finds.map(complete));
      expect(found.map((one) => [one.rule, one.severity])).toEqual(finds.map(() => [id, severity]));
      expect(await inspectExample(good)).toEqual([]);
      if (isFixed) return;
      const files = { ...bad.files, [configFile]: { rules: { [id]: 'off' } } };
      expect(await inspectExample({ ...bad, files })).toEqual([]);
    },
  );

  test('has an example', () => expect(examples.length).toBeGreaterThan(0));
});
