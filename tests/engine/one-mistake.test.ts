import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectWith, testMissingSigns, texts } from './many/one-edit.ts';

test('the unchanged site has no findings', async () => {
  expect(await inspectWith('none', '')).toEqual([]);
});

testMissingSigns(300);

interface Mistake {
  what: string;
  file: string;
  pattern: string;
  written: string;
  rule: string;
}
const mistakes = JSON.parse(readFileSync('tests/engine/one-mistake.json', 'utf8')) as Mistake[];

test.each(mistakes)('$what gives one finding on the whole site', async ({ file, pattern, written, rule }) => {
  const text = texts.get(file) ?? '';
  expect(text).toMatch(new RegExp(pattern));
  const found = await inspectWith(file, text.replace(new RegExp(pattern), written));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(` ${rule} `);
});
