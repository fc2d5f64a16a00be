import {
  addLink,
  approach,
  expectDrawn,
  follow,
  goAround,
  isSameDocument,
  start,
  visit,
} from './navigation-steps.ts';
import { passTwoFrames } from './shell-steps.ts';
import { expect, test } from './test.ts';

goAround();

test('a query changes the address without leaving the document', async ({ page }) => {
  await visit(page, start);
  await addLink(page, '/write-to-us?from=test#main');
  await follow(page, '/write-to-us?from=test#main');
  await expect(page).toHaveURL('/write-to-us?from=test#main');
  expect(await isSameDocument(page)).toBe(true);
});

test('an alias leads to its page and a planned link home, in the same document', async ({ page }) => {
  await visit(page, start);
  await addLink(page, '/write');
  await follow(page, '/write');
  await expect(page).toHaveURL('/write-to-us');
  await addLink(page, '/growing/compost');
  await follow(page, '/growing/compost');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-section="heroSlider"]')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('under the name of its file, as some hosts serve it too, a page is alive and links lead on', async ({
  page,
}) => {
  for (const path of [start, '/write-to-us']) {
    const served = await (await page.request.get(path)).text();
    await page.route(`**${path}.html`, (route) => route.fulfill({ body: served, contentType: 'text/html' }));
  }
  await visit(page, '/write-to-us.html');
  await expect(page.locator('[data-section="contactForm"][data-live]')).toBeAttached();
  // The router, which a first link has started, starts again with the reload.
  await approach(page, page.locator('header a[href="/"]').first());
  await page.reload({ waitUntil: 'networkidle' });
  await visit(page, `${start}.html`);
  await follow(page, '/write-to-us');
  await expectDrawn(page, '/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${start}.html`);
  await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
});

test('an unknown address sends the visitor home', async ({ page, quietConsole }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  // The browser itself notes the status of the first answer.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a link to "#" goes nowhere', async ({ page }) => {
  await visit(page, '/');
  const link = page.locator('[data-section="industries"] a[href="#"]').first();
  await link.scrollIntoViewIfNeeded();
  // Nobody presses what they have not seen yet.
  await passTwoFrames(page);
  // Blocks above are laid out meanwhile: how far the page is scrolled changes, and nothing that is seen.
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await link.click();
  expect(Math.abs((await place()) - before)).toBeLessThan(5);
  await expect(page).toHaveURL('/');
});
