import { expect, test } from 'vitest';
import { check, goodSite, pageWith } from '../test-site.ts';

test('an unknown placeholder is named with the one that was meant', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'About {brnad}' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:23 error placeholder-known «{brnad}»
    Unknown placeholder "{brnad}". Did you mean "{brand}"?
    For a brace itself write "{{"."
  `);
});

test('a figure is found without its folder', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: '{experts} people' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:17 error placeholder-known «{experts}»
    Unknown placeholder "{experts}". Did you mean "{facts.experts}"?
    For a brace itself write "{{"."
  `);
});

test('an open brace is no placeholder', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'About {brand' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:23 error placeholder-known «{brand»
    Missing closing brace of a placeholder.
    For a brace itself write "{{"."
  `);
});

test('two braces are one', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'A {{ and a }' }),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test('the file of placeholders uses none', async () => {
  expect(
    await check({
      'pages/_site/brand.json': { ...goodSite['pages/_site/brand.json'], staff: '{brand}ian' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site/brand.json:3:13 error placeholder-known «{brand}»
    Unexpected placeholder "{brand}" in brand.json.
    This file defines the placeholders and cannot use them. Write the text itself."
  `);
});

test('a placeholder without its opening brace is found', async () => {
  expect(await check({ 'pages/index.json': pageWith({ type: 'hero', title: 'About brand}' }) }))
    .toMatchInlineSnapshot(`
    "pages/index.json:7:23 error placeholder-known «brand}»
    Missing opening brace of the placeholder "{brand}".
    Write "{" before the name."
  `);
});

test('with a broken brand.json no placeholder is called unknown', async () => {
  const found = await check({
    'pages/_site/brand.json': '{ "brand" "Harbour" }',
    'pages/index.json': pageWith({ type: 'hero', title: 'About {brand}' }),
  });
  expect(found).toBe(
    'pages/_site/brand.json:1:10 error file/json-syntax «»\nMissing colon after the key "brand".\nWrite a key and its value as "key": value.',
  );
});
