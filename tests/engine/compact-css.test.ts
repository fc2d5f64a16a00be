import { expect, test } from 'vitest';
import { loadCssCompactor } from '../../src/engine/build/compact-css.ts';

test('rules take fewer bytes and mean the same', async () => {
  const compact = await loadCssCompactor();
  expect(
    compact(".a >b{margin:0px;color:red}@media (max-width: 9px){.a[data-x='y']::after{content:''}}"),
  ).toBe('.a>b{color:red;margin:0}@media (width<=9px){.a[data-x=y]:after{content:""}}');
});

test('rules that browsers cannot read stop the build, which says where', async () => {
  const compact = await loadCssCompactor();
  const before = '.first{color:red}'.repeat(9);
  expect(() => compact(`${before}.sign{background:url('data:image/svg+xml,<svg xmlns='http:'>')}`)).toThrow(
    "A styled component has rules that no browser understands: Unexpected token Ident(\"http\") in “olor:red}.first{color:red}.sign{background:url('data:image/svg+xml,<svg xmlns='http:'>')}”. Put them right where that text comes from.",
  );
});
