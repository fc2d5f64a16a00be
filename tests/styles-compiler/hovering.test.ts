import { compile, type Element } from 'stylis';
import { expect, test } from 'vitest';
import { compileCss } from '../../src/styles-compiler/registry.ts';
import { compileSiteStyles } from '../../src/styles-compiler/site-styles.ts';
import * as serverEntry from '../../src/render/entry-server.tsx';

/** The selectors of rules that apply where nothing hovers. */
function selectorsWithoutHover(rules: readonly Element[]): string[] {
  return rules.flatMap((rule) => {
    if (/^@media.*\(hover:\s*hover\)/.test(rule.value) || !Array.isArray(rule.children)) return [];
    return [...(rule.type === 'rule' ? [rule.props].flat() : []), ...selectorsWithoutHover(rule.children)];
  });
}

test('no rule of the site has a look for hovering where nothing hovers', async () => {
  const { sheet } = await compileSiteStyles(serverEntry);
  expect(sheet.match(/:hover\b/g)!.length).toBeGreaterThan(30);
  const selectors = selectorsWithoutHover(compile(sheet));
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => selector.includes(':hover'))).toEqual([]);
});

test.each([
  ['a,a:hover{color:red}', 'a{color:red;}@media (hover:hover){a:hover{color:red;}}'],
  [
    'a:is(:hover,:focus-visible){color:red}',
    '@media (hover:hover){a:is(:hover,:focus-visible){color:red;}}@media (hover:none){a:is(:not(*),:focus-visible){color:red;}}',
  ],
  [
    'a:not(:hover){color:red}',
    '@media (hover:hover){a:not(:hover){color:red;}}@media (hover:none){a{color:red;}}',
  ],
  // A tap opens what hovering opens, where no script does.
  [
    'li:is(:hover,:focus-within)>ul{top:0}',
    '@media (hover:hover),(scripting:none){li:is(:hover,:focus-within)>ul{top:0;}}@media (hover:none){li:is(:not(*),:focus-within)>ul{top:0;}}',
  ],
  ['@container (width<1px){a:hover{top:0}}', '@container (width<1px){@media (hover:hover){a:hover{top:0;}}}'],
])('%s', (written, compiled) => {
  expect(compileCss(written)).toBe(compiled);
});
