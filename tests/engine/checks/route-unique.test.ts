import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

const servicesPage = (title: string) => ({
  ...goodPage,
  title,
  description: `What is on offer here: ${title}, and how a project begins and ends with us.`,
});

test('a page beside a folder of its name', async () => {
  expect(
    await check({
      'pages/services.json': servicesPage('Our services'),
      'pages/services/index.json': servicesPage('All our services'),
    }),
  ).toMatchInlineSnapshot(`
    "pages/services/index.json:1:1 error route-unique «»
    Duplicate address "/services".
    pages/services.json has it too. Remove or rename one of the two files."
  `);
});

test('an alias that is the address of a page', async () => {
  expect(
    await check({
      'pages/services.json': { ...servicesPage('Our services'), aliases: ['/about'] },
      'pages/about.json': {
        ...servicesPage('About the company'),
        description: 'Who designs, builds and looks after software at Harbour, and since when.',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/services.json:11:5 error route-unique «"/about"»
    Duplicate address "/about".
    pages/about.json has it too. An alias is an address that leads nowhere else."
  `);
});

test('an alias that two pages have', async () => {
  expect(
    await check({
      'pages/services.json': { ...servicesPage('Our services'), aliases: ['/old'] },
      'pages/index.json': { ...goodPage, aliases: ['/old'] },
    }),
  ).toMatchInlineSnapshot(`
    "pages/services.json:11:5 error route-unique «"/old"»
    Duplicate address "/old".
    pages/index.json has it too. An alias is an address that leads nowhere else."
  `);
});

test('an alias that is planned', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, aliases: ['/projects/birdbath'] },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:5 error route-unique «"/projects/birdbath"»
    Duplicate address "/projects/birdbath".
    pages/_site/planned-links.json has it too. An alias is an address that leads nowhere else."
  `);
});
