import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeRule, rules } from '../../src/engine/check/all-rules.ts';
import { violationRuleIds } from '../../src/engine/diagnostics/finding.ts';
import { projectFiles } from '../stage/fixture-files.ts';

const folder = 'src/engine/check/rules';
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
/** Rules without a file: they have no code of their own. */
const problems = new Set<string>([...violationRuleIds, 'baseline-current']);

test('every file of the folder is the rule it is named after, and listed: shared code is in a folder below', () => {
  expect(files.length).toBeGreaterThan(10);
  const withFile = rules.filter(({ id }) => !problems.has(id));
  const listed = withFile.map(({ id }) => `${id}.ts`);
  expect(listed, `${folder}/index.ts must export the rule of each file beside it.`).toEqual(files.toSorted());
  const foreign = files.filter((name) => {
    const [, rule] = /export const (\w+) = \w+\(/.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? [];
    return rule !== name.slice(0, -'.ts'.length).replaceAll(/-./g, (sign) => sign.charAt(1).toUpperCase());
  });
  expect(foreign).toEqual([]);
});

test('every rule has a page that states its requirement and the reason in sentences', () => {
  expect(projectFiles.list('docs/rules')).toEqual(rules.map(({ id }) => `${id}.md`).toSorted());
  for (const rule of rules) {
    const { id } = rule;
    const { summary, why } = describeRule(projectFiles, rule);
    expect(id).toMatch(/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(summary, id).toMatch(/^[A-Z].*\.$/);
    expect(why, id).toMatch(/^[A-Z].*\.$/);
  }
});

test('no setting changes a rule that a page must satisfy to be rendered', () => {
  const others = rules.filter(({ id, isFixed }) => problems.has(id) && !isFixed);
  expect(others.map(({ id }) => id)).toEqual([]);
});
