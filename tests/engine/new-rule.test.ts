import { expect, test } from 'vitest';
import { rules } from '../../src/engine/check/all-rules.ts';
import type { NamedRule } from '../../src/engine/check/rule.ts';
import { draftRule } from '../../src/engine/generate/rule-files.ts';
import { generateRuleLists } from '../../src/engine/generate/rule-list.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { check, goodSite } from './test-site.ts';

test('a new rule has its code and its page beside each other, and is listed', () => {
  const files = draftRule('slogan-absent', 'off');
  expect(Object.keys(files)).toEqual(['src/own/rules/slogan-absent.ts', 'src/own/rules/slogan-absent.md']);
  expect(files['src/own/rules/slogan-absent.ts']).toContain("export const sloganAbsent = judgeEach('off', ");
  const lists = generateRuleLists(createMemoryFileSystem(files));
  expect(lists.get('src/own/rules/index.ts')).toContain("export { sloganAbsent } from './slogan-absent.ts';");
});

test.each([
  ['', 'Expected lowercase words with hyphens'],
  ['Slogan', 'Expected lowercase words with hyphens'],
  ['slogan--absent', 'Expected lowercase words with hyphens'],
  ['index', '"index" is the name of the list of rules.'],
  ['link-direct', 'There is a rule "link-direct" already: docs/rules/link-direct.md describes it.'],
])('%j cannot be the name of a rule', (id, reason) => {
  expect(() => draftRule(id, 'warning')).toThrow(reason);
});

test('a rule of a company that ends with an error is named, and what an update may have changed', async () => {
  const rule: NamedRule = {
    id: 'slogan-absent',
    page: 'src/own/rules/slogan-absent.md',
    severity: 'warning',
    isFixed: false,
    judgeFile: ({ contentFile }) =>
      void (contentFile as unknown as { document: { texts: unknown } }).document.texts,
  };
  const listed = rules as NamedRule[];
  listed.push(rule);
  try {
    await expect(check(goodSite)).rejects.toThrow(
      'The rule "slogan-absent" ended with "Cannot read properties of undefined (reading \'texts\')". Does it read',
    );
  } finally {
    listed.pop();
  }
});
