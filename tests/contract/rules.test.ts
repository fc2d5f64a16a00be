import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allChecks } from '../../src/engine/checks/all-checks.ts';
import { allRules } from '../../src/engine/all-rules.ts';

const folder = 'src/engine/checks';
const files = readdirSync(folder).filter((name) =>
  /: Check = \{/.test(readFileSync(`${folder}/${name}`, 'utf8')),
);
const listed = allChecks.map(({ meta }) => meta.rule);

test('every file of a check is in the list, and everything in the list has its file', () => {
  expect(files.length).toBeGreaterThan(10);
  const forgotten = files
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((rule) => !listed.includes(rule));
  expect(
    forgotten.map((rule) => `src/engine/checks/all-checks.ts does not list the check of ${rule}.ts.`),
  ).toEqual([]);
  const lost = listed.filter((rule) => !files.includes(`${rule}.ts`));
  expect(lost.map((rule) => `The rule "${rule}" has no file src/engine/checks/${rule}.ts.`)).toEqual([]);
});

test('the list is in the order of the alphabet', () => {
  expect(listed).toEqual(listed.toSorted());
});

test('every check has its test', () => {
  const untested = listed.filter((rule) => !existsSync(`tests/engine/checks/${rule}.test.ts`));
  expect(untested.map((rule) => `tests/engine/checks/${rule}.test.ts is missing.`)).toEqual([]);
});

test('every rule has a name of its own, a description and a bad and a good example', () => {
  expect(new Set(allRules.map(({ rule }) => rule)).size).toBe(allRules.length);
  for (const { rule, description, bad, good } of allRules) {
    expect(rule).toMatch(/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description, rule).toMatch(/\.$/);
    expect(bad, rule).not.toBe(good);
  }
});
