import { expect, test } from 'vitest';
import { configFile } from '../../src/engine/inspect/severities.ts';
import { check, goodPage } from './test-site.ts';

const short = { 'pages/index.json': { ...goodPage, title: 'Home' } };
const finding = (severity: string) =>
  `pages/index.json:2:12 ${severity} page-title-length «"Home"»\nToo short: 4 characters.\nBetween 10 and 65 characters show well in search results.`;

test.each(['warning', 'error'])('a rule weighs what the project says: %s', async (severity) => {
  const config = { $schema: 'x', rules: { 'page-title-length': severity } };
  expect(await check({ ...short, [configFile]: config })).toBe(finding(severity));
});

test('a rule that is off finds nothing, and others go on', async () => {
  const config = { rules: { 'page-title-length': 'off' } };
  expect(await check({ ...short, [configFile]: config })).toBe('');
  const blank = { 'pages/index.json': { ...goodPage, title: ' ' } };
  expect(await check({ ...blank, [configFile]: config })).toContain('title-not-blank');
});

test.each([
  [
    '{ "rules": {}',
    'error setup/config-broken «»\nMissing "}" at the end of the file.\nIt closes the "{" of line 1.',
  ],
  [
    '[]',
    'error setup/config-broken «[»\nExpected an object.\nWrite { "rules": { "alt-text-plain": "off" } }.',
  ],
  [
    '{ "rule": {} }',
    'error setup/config-broken «"rule"»\nUnknown property "rule". Did you mean "rules"?\nWrite { "rules": { "alt-text-plain": "off" } }.',
  ],
  [
    '{ "rules": [] }',
    'error setup/config-broken «"rules"»\nExpected an object.\nWrite { "rules": { "alt-text-plain": "off" } }.',
  ],
  [
    '{ "rules": { "alt-text-plain": 0 } }',
    'error setup/config-broken «0»\nExpected a text in double quotes.\nAllowed: "off", "warning", "error".',
  ],
  [
    '{ "rules": { "alt-text-plain": "warnin" } }',
    'error setup/config-broken «"warnin"»\nUnknown value "warnin". Did you mean "warning"?\nAllowed: "off", "warning", "error".',
  ],
  [
    '{ "rules": { "schema/wrong-type": "off" } }',
    'error setup/config-broken «"schema/wrong-type"»\nUnexpected setting of the rule "schema/wrong-type".\nIt is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
  ],
])('settings %s are refused, and no page is checked', async (config, text) => {
  const found = await check({ ...short, [configFile]: config });
  expect(found.replace(/^\S+ /, '')).toBe(text);
});
