import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleMeta } from '../../src/engine/diagnostics/rule.ts';
import { allRules } from '../../src/engine/inspect/all-rules.ts';
import { checkRules } from '../../src/engine/inspect/check-rules.ts';

const folder = 'src/engine/checks';
const files = readdirSync(folder);
const rules: readonly RuleMeta[] = allRules;
const listed: string[] = checkRules.map(({ id }) => id);

test('every file of the folder is a rule that bears its name, and every rule has its file', () => {
  expect(files.length).toBeGreaterThan(10);
  const foreign = files.filter((name) => !/= defineRule\(\{/.test(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(
    foreign.map((name) => `${folder}/${name} is no rule: what rules share lies in src/engine/rules.`),
  ).toEqual([]);
  const forgotten = files.map((name) => name.slice(0, -'.ts'.length)).filter((id) => !listed.includes(id));
  expect(forgotten.map((id) => `The rule of ${folder}/${id}.ts is not listed. Run "npm run gen".`)).toEqual(
    [],
  );
  const lost = listed.filter((id) => !files.includes(`${id}.ts`));
  expect(lost.map((id) => `The rule "${id}" has no file ${folder}/${id}.ts.`)).toEqual([]);
});

test('every rule has a name of its own and says in sentences what it wants and why', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, summary, why } of rules) {
    expect(id).toMatch(/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(summary, id).toMatch(/^[A-Z].*\.$/);
    expect(why, id).toMatch(/^[A-Z].*\.$/);
  }
});

test('no setting changes what a page needs before it can be rendered at all', () => {
  const others = rules.filter(({ id, isFixed }) => id.includes('/') && !isFixed);
  expect(others.map(({ id }) => id)).toEqual([]);
});
