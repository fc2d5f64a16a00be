import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { headScript } from '../../src/engine/documents/inline-scripts.ts';
import type { DocumentSite } from '../../src/engine/documents/document-site.ts';
import { inlineScripts } from '../../src/render/entry-server.tsx';

test.each(Object.entries(inlineScripts))('the inline script %s declares no name of the page', (_, text) => {
  const { program, errors } = parseSync('script.js', text, { sourceType: 'script' });
  expect(errors).toEqual([]);
  expect(program.body.map(({ type }) => type)).toEqual(['ExpressionStatement']);
  // It is written into HTML as it is.
  expect(text).not.toMatch(/<[!/]/);
});

const site = { scripts: inlineScripts, policyDay: '2026-03-01', sessionScript: '/a"b.js' } as DocumentSite;

test('the script in the head has the values of the site, as strings of JavaScript', () => {
  expect(headScript(site)).toContain('<"2026-03-01"');
  expect(headScript(site)).toContain('import("/a\\"b.js")');
  expect(headScript(site)).not.toContain('{policyDay}');
  expect(parseSync('script.js', headScript(site), { sourceType: 'script' }).errors).toEqual([]);
});

test('the script of an announcement, which stands in its HTML on every page, is short', () => {
  expect(inlineScripts.closeAnnouncement.length).toBeLessThanOrEqual(150);
});

test('a script without a place for a value of the site is an error', () => {
  const scripts = { ...inlineScripts, startSession: 'import("/other.js")' };
  expect(() => headScript({ ...site, scripts })).toThrow('No place for "sessionScript" in an inline script.');
});
