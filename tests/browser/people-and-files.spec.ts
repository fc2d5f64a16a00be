import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { type BuiltFixture, buildFixture } from '../stage/build-fixture.ts';
import { listen, type Listening } from '../stage/listen.ts';
import { desktop, phone, storeBefore } from './shell-steps.ts';
import { expect, onlyChromium, test } from './test.ts';
import { walkPage } from './walk/walk-page.ts';
import { walkWithoutScripts } from './walk/without-scripts.ts';

const picture = '/pictures/upright.svg';
const people = [
  { name: 'Meera Joshi', position: 'Keeper', picture, quote: 'Water early.', text: 'She has **two** beds.' },
  { name: 'Jonas Weber-Oberhausen', picture, phone: '+49 40 123456', email: 'jonas@garden.example' },
  { name: 'Aylin Demir', picture, link: { label: 'Ask Aylin', href: '/write-to-us' } },
  { position: 'Helper', picture, focusAreas: ['Beans', 'Roots'] },
  { name: 'Lea Brandt', position: 'Keeper', note: 'North gate', picture },
];
const sections = [
  { type: 'hero', title: 'Who keeps the garden' },
  { type: 'profiles', variant: 'grid', title: 'Keepers', people },
  {
    type: 'downloads',
    title: 'To take home',
    files: [
      { label: 'Plan of the beds', text: 'One page.', file: '/files/plan.pdf', language: 'de' },
      { label: 'Prices', file: '/files/plan.pdf', date: '2026-03-31' },
    ],
  },
  {
    type: 'logos',
    title: 'Friends',
    logos: [
      { name: 'Harbour Insurance', picture: '/tools/barrow.svg', href: 'https://www.example.com/' },
      { name: 'Orchard Bank', picture: '/tools/basket.svg' },
    ],
  },
];
const described = {
  title: 'Keepers of the garden',
  description: 'Who keeps the garden of the tests, what visitors may take home, and who its friends are.',
  sections,
};

let built: BuiltFixture;
let server: Listening;
test.beforeAll(async () => {
  built = await buildFixture({
    change(pages) {
      const description =
        'Who keeps the garden of the tests, what there is to take home, and who helps: in Arabic.';
      const arabic = { ...described, title: 'Keepers in Arabic', description, lang: 'ar' };
      writeFileSync(join(pages, 'keepers.json'), JSON.stringify(described));
      writeFileSync(join(pages, 'keepers-ar.json'), JSON.stringify(arabic));
    },
    add(folder) {
      mkdirSync(join(folder, 'files'), { recursive: true });
      writeFileSync(join(folder, 'files/plan.pdf'), `%PDF-1.7\n${' '.repeat(45_000)}`);
    },
  });
  server = await listen(createSiteServer(built.folder));
});
test.afterAll(async () => {
  await server.stop();
  built.remove();
});
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const path of ['/keepers', '/keepers-ar'])
  test(`${path} has no faults on a phone and on a desktop`, onlyChromium, async ({ page }) => {
    const screens = [
      { viewport: phone, layouts: ['320', '360', '320 (200%)'], axe: true },
      { viewport: desktop, layouts: ['768', '1280'], axe: true },
    ];
    expect(await walkPage(page, { site: server.url, path, screens })).toEqual([]);
  });

test('people are in rows of equal tops, and who says nothing leaves no hole', async ({ page }) => {
  await page.goto(`${server.url}/keepers`);
  const cards = page.locator('[data-section="profiles"] article');
  for (const [width, columns] of [
    [320, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await cards.first().scrollIntoViewIfNeeded();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  const gaps = await cards.evaluateAll((all) =>
    all.map((card) => {
      const portrait = card.querySelector('img')!.getBoundingClientRect();
      const words = card.querySelector('blockquote, h3')!.getBoundingClientRect();
      return Math.round(words.top - portrait.bottom);
    }),
  );
  expect(new Set(gaps).size).toBe(1);
});

/** What the keyboard reaches from one link on, by its name. */
async function namesFrom(page: Page, name: string, count: number): Promise<string[]> {
  const names: string[] = [];
  await page.getByRole('link', { name }).focus();
  for (let step = 0; step < count; step++) {
    names.push(
      await page.evaluate(() => (document.activeElement as HTMLElement).innerText.replaceAll(/\s+/g, ' ')),
    );
    await page.keyboard.press('Tab');
  }
  return names;
}

test('the keyboard reaches each way to a person and each file, with its kind, size and language', async ({
  page,
}) => {
  await page.goto(`${server.url}/keepers`);
  expect(await namesFrom(page, '+49 40 123456', 5)).toEqual([
    '+49 40 123456',
    'jonas@garden.example',
    'Ask Aylin',
    'Plan of the beds One page. PDF, 45 kB, German',
    'Prices PDF, 45 kB, 31 March 2026',
  ]);
  await expect(page.getByRole('link', { name: 'Harbour Insurance' })).toBeFocused();
  await expect(page.locator('[href^="mailto:jonas"] wbr + span')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(page.getByRole('img', { name: 'Orchard Bank' })).toBeVisible();
  const link = page.getByRole('link', { name: /^Plan of the beds/ });
  const response = await page.request.get(`${server.url}${await link.getAttribute('href')}`);
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test.describe('with scripts off', onlyChromium, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/keepers', '/keepers-ar'])
    test(`${path} shows all of its people and files`, async ({ page }) => {
      expect(await walkWithoutScripts(page, server.url, path)).toEqual([]);
    });
});
