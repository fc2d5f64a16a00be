import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a file name becomes an address, so it has small letters and hyphens', async () => {
  expect(
    await check({
      'pages/About Us.json': goodPage,
    }),
  ).toMatchInlineSnapshot(`
    "pages/About Us.json:1:1 error file-name-valid «»
    Unexpected file name "About Us.json".
    Rename it to "about-us.json"."
  `);
});

test('404 is answered by the host', async () => {
  expect(
    await check({
      'pages/404.json': goodPage,
    }),
  ).toMatchInlineSnapshot(`
    "pages/404.json:1:1 error file-name-valid «»
    Unexpected file name "404.json".
    The host answers unknown addresses itself. Choose another name."
  `);
});

test('other kinds of files do not belong here', async () => {
  expect(
    await check({
      'pages/notes.txt': 'buy thread',
    }),
  ).toMatchInlineSnapshot(`
    "pages/notes.txt:1:1 error file-name-valid «»
    Unexpected file name "notes.txt".
    Only JSON files belong here. Pictures and other files go into public/."
  `);
});

test('names that begin with an underscore are taken', async () => {
  expect(
    await check({
      'pages/_drafts/new.json': goodPage,
    }),
  ).toMatchInlineSnapshot(`
    "pages/_drafts/new.json:1:1 error file-name-valid «»
    Unexpected file name "_drafts/new.json".
    Only _site and _shared, directly in the content folder, begin with "_"."
  `);
});

test('files of editors and systems, and README.md, are left alone', async () => {
  expect(
    await check({
      'pages/.DS_Store': 'x',
      'pages/README.md': '# Pages',
    }),
  ).toMatchInlineSnapshot(`""`);
});
