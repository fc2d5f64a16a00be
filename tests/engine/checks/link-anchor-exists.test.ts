import { expect, test } from 'vitest';
import { check, goodPage, pageBelowHero, pageWith } from '../test-site.ts';

test('a jump needs a block with that id', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({
        type: 'cardGrid',
        id: 'services',
        title: 'Cards',
        cards: [{ title: 'A', href: '#service' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:16:19 error link-anchor-exists «"#service"»
    Unknown anchor "#service". Did you mean "#services"?
    The page has: #services."
  `);
});

test('on another page too', async () => {
  expect(
    await check({
      'pages/about.json': {
        ...goodPage,
        title: 'About the company',
        description: 'Who designs, builds and looks after software at Harbour, and since when.',
      },
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Team', href: '/about#team' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-anchor-exists «"/about#team"»
    Unknown anchor "#team" on the page "/about".
    No visible block of the page has an "id"."
  `);
});

test('a jump from a shared block is checked on each page that shows it', async () => {
  expect(
    await check({
      'pages/_shared/cards.json': {
        type: 'cardGrid',
        title: 'Cards',
        cards: [{ title: 'A', href: '#contact' }],
      },
      'pages/index.json': pageBelowHero({ type: 'shared', use: 'cards' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:14 error link-anchor-exists «"cards"»
    Unknown anchor "#contact".
    No visible block of the page has an "id"."
  `);
});

test('"#top" always works', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Up', href: '#top' },
      }),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test('a mistake elsewhere on the page does not hide it, one that may concern an "id" does', async () => {
  const pageOf = (id: object) => ({
    'pages/index.json': pageBelowHero({
      type: 'cardGrid',
      ...id,
      columns: 'three',
      title: 'Cards',
      cards: [{ title: 'A', href: '#service' }],
    }),
  });
  expect(await check(pageOf({ id: 'services' }))).toContain('Unknown anchor "#service".');
  expect(await check(pageOf({ idd: 'service' }))).not.toContain('Unknown anchor');
  expect(await check(pageOf({ id: 5 }))).not.toContain('Unknown anchor');
});
