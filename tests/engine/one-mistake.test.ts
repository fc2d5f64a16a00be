import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectWith, siteFiles, testMissingSigns, texts } from './many/one-edit.ts';

test('the unchanged site has no findings', async () => {
  expect(await inspectWith('none', '')).toEqual([]);
});

testMissingSigns(150);

interface Mistake {
  what: string;
  file: string;
  pattern: string;
  /** The replacement. */
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

test.each([...siteFiles, 'pages/write-to-us.json', 'pages/index.json'])(
  '%s in Latin-1, empty, too large or too deep gives one finding on the whole site',
  async (file) => {
    const text = texts.get(file) ?? '';
    const latin = Buffer.from(text.replace(/[a-z](?="[,\s\]}])/, 'é'), 'latin1');
    expect((await inspectWith(file, latin)).map(ruleOf)).toEqual(['file/invalid-utf8']);
    expect((await inspectWith(file, '')).map(ruleOf)).toEqual(['file/json-syntax']);
    expect((await inspectWith(file, text + ' '.repeat(1024 * 1024))).map(ruleOf)).toEqual(['file/too-large']);
    const deep = text.replace('{', `{"deep": ${'{"a":'.repeat(100)}1${'}'.repeat(100)},`);
    expect((await inspectWith(file, deep)).map(ruleOf)).toEqual(['file/too-deep']);
  },
);

function ruleOf(finding: string): string | undefined {
  return finding.split(' ')[1];
}
