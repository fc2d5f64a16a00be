import { expect, test } from 'vitest';
import { formNeedsOf } from '../../src/engine/content/form-destinations.ts';
import { contentSecurityPolicy } from '../../src/engine/documents/content-security-policy.ts';
import { liftStyles } from '../../src/engine/documents/style-attributes.ts';

test('style attributes become rules that weigh more than those of classes, each once', () => {
  const html = '<p style="--w:40%"></p><p style="--w:40%" title="a">style=&quot;</p>';
  expect(liftStyles(html)).toEqual({
    html: '<p data-style="--w:40%"></p><p data-style="--w:40%" title="a">style=&quot;</p>',
    rules: ':is(#_,[data-style="--w:40%"]){--w:40%}',
  });
});

test.each([
  ['--w:1px} html{display:none', ''],
  ['--w:1px;} html{display:none}', '--w:1px'],
  ['--x:&quot;&lt;/style&gt;&quot;', '--x:"<\\/style>"'],
  ['--x:&quot;a', '--x:"a"'],
  ['--x:/*', '--x:'],
  ['--x:\\', '--x:�'],
])('the text %s cannot leave its rule', (text, declarations) => {
  const { rules } = liftStyles(`<p style="${text}">`);
  expect(rules.replace(/^:is\(#_,\[data-style="(?:[^"\\<\n]|\\[0-9a-f]+ )*"\]\)/, '')).toBe(
    `{${declarations}}`,
  );
});

test('the theme may allow style elements of packages, by hash only', () => {
  const needs = { inlineScripts: [], scriptHosts: [], forms: formNeedsOf(undefined), signInHosts: [] };
  expect(contentSecurityPolicy(needs, [], { styleHashes: ["'sha256-38Rh='"] })).toContain(
    "; style-src 'self' 'sha256-38Rh='; ",
  );
  expect(() => contentSecurityPolicy(needs, [], { styleHashes: ["'unsafe-inline'; script-src *"] })).toThrow(
    'Refused to allow',
  );
});
