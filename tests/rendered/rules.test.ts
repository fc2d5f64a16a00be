import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleMeta } from '../../src/engine/diagnostics/rule.ts';
import { allRules } from '../../src/engine/inspect/all-rules.ts';

const folder = 'src/engine/checks';
const files = readdirSync(folder);
const rules: readonly RuleMeta[] = allRules;

// That each is listed, and no other, `npm run gen -- --check` asks.
test('every file of the folder is a rule: what rules share lies in src/engine/rules', () => {
  expect(files.length).toBeGreaterThan(10);
  const foreign = files.filter((name) => !/= defineRule\(\{/.test(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(foreign).toEqual([]);
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
