import { expect, test } from 'vitest';
import { draftRule } from '../../src/engine/generate/rule-files.ts';
import { generateRuleLists } from '../../src/engine/generate/rule-list.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';

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
