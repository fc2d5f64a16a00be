import { expect, test } from 'vitest';
import { check, goodPage, pageBelowHero, pageWith } from '../test-site.ts';

const contactPage = {
  ...goodPage,
  title: 'Contact the company',
  description: 'Write to Harbour about a project or a job, or find the office in Pune on a map.',
};
const linkTo = (href: string) =>
  pageWith({ type: 'hero', title: 'Software that lasts', action: { label: 'Go', href } });

test('a link to a page that does not exist is named with the one that was meant', async () => {
  expect(
    await check({
      'pages/our-garden.json': contactPage,
      'pages/index.json': linkTo('/our-gardens'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-target-exists «"/our-gardens"»
    Unknown page "/our-gardens". Did you mean "/our-garden"?
    No page, alias or planned link has this address, and no file in public/."
  `);
});

test('a slash at the end is one too many', async () => {
  expect(
    await check({
      'pages/our-garden.json': contactPage,
      'pages/index.json': linkTo('/our-garden/'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-target-exists «"/our-garden/"»
    Unknown page "/our-garden/". Did you mean "/our-garden"?
    Addresses have no slash at the end."
  `);
});

test('capital letters are wrong', async () => {
  expect(
    await check({
      'pages/our-garden.json': contactPage,
      'pages/index.json': linkTo('/Our-garden'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-target-exists «"/Our-garden"»
    Unknown page "/Our-garden". Did you mean "/our-garden"?
    Capital and small letters count."
  `);
});

test('pages, aliases, planned links and files of public/ exist', async () => {
  expect(
    await check({
      'pages/our-garden.json': { ...contactPage, aliases: ['/contact'] },
      'pages/index.json': pageBelowHero({
        type: 'cardGrid',
        title: 'Cards',
        cards: ['/our-garden?from=home', '/contact', '/projects/birdbath', '/img/orchard.svg'].map(
          (href) => ({ title: 'A card', href }),
        ),
      }),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test('an alias under a misspelt key gives no second finding, also behind the sections', async () => {
  expect(
    await check({
      'pages/our-garden.json': { ...contactPage, alias: ['/contact'] },
      'pages/index.json': linkTo('/contact'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/our-garden.json:10:3 error schema/unknown-property «"alias"»
    Unknown property "alias". Did you mean "aliases"?
    Old or second addresses of this page. Whoever asks for one is sent here."
  `);
});

test('an address that only a section of a broken page names is no alias of it', async () => {
  expect(
    await check({
      'pages/our-garden.json': {
        ...contactPage,
        sections: linkTo('/contact').sections,
        color: '"sections"',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/our-garden.json:10:17 error link-target-exists «"/contact"»
    Unknown page "/contact".
    No page, alias or planned link has this address, and no file in public/.

    pages/our-garden.json:14:3 error schema/unknown-property «"color"»
    Unknown property "color".
    Known here: title, description, aliases, kind, socialPicture, noindex, lang, translationOf, sections."
  `);
});

test('an alias of a page that cannot be read gives no second finding', async () => {
  expect(
    await check({
      'pages/our-garden.json': '{ "title": "Contact" "aliases": ["/contact"] }',
      'pages/index.json': linkTo('/contact'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/our-garden.json:1:21 error file/json-syntax «»
    Missing comma before "aliases"."
  `);
});
