import type { Locator, Page } from '@playwright/test';
import { waitUntilLaidOut } from './navigation-steps.ts';
import * as shell from './shell-steps.ts';
import { expect, test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const news = (page: Page) => banner(page).getByRole('status');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' });
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Decline' });
const preferences = (page: Page) => banner(page).getByRole('button', { name: 'Preferences' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const reset = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Reset cookie choices' });

const categories = ['essential', 'performance', 'analytics', 'advertising', 'social', 'unclassified'];

/** The stored preferences that allow these categories and the essential one. */
const allowing = (...allowed: string[]) =>
  Object.fromEntries(categories.map((name) => [name, name === 'essential' || allowed.includes(name)]));

/** The values that Accept stores: the consent, and the date of the policy. */
const accepted = { cookieConsent: 'true', cookieConsentDay: '2026-03-09' };

/** The stored answers, with parsed preferences. */
async function answers(page: Page): Promise<Record<string, unknown>> {
  const { cookiePreferences, ...others } = await shell.stored(page);
  return cookiePreferences ? { ...others, preferences: JSON.parse(cookiePreferences) as unknown } : others;
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

test('an answer by keyboard is stored, not asked for twice, and can be withdrawn', async ({ page }) => {
  await page.setViewportSize(shell.phone);
  await shell.visit(page);
  await expect(banner(page)).toBeVisible();
  await press(preferences(page));
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await press(button(page, 'Decline All'));
  await expect(dialog(page)).toBeHidden();
  expect(await answers(page)).toEqual({ preferences: allowing() });
  await expect(news(page)).toContainText('Your choices are saved');
  await expect(preferences(page)).toBeFocused();

  await shell.visit(page);
  await expect(banner(page), 'which the dialog does not end').toBeVisible();
  await press(preferences(page));
  await expect(news(page)).toContainText('Your choices are already saved');
  await expect(dialog(page)).toBeHidden();
  await expect(preferences(page)).toBeFocused();
  await press(accept(page));
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await answers(page)).toEqual({ ...accepted, preferences: allowing() });

  await press(reset(page));
  await expect(banner(page)).toBeFocused();
  await shell.expectFocusInSight(page);
  await expect(news(page)).not.toBeEmpty();
  expect(await answers(page)).toEqual({});
  await press(preferences(page));
  await expect(dialog(page)).toBeVisible();
  await press(button(page, 'Allow All'));
  await expect(dialog(page)).toBeHidden();
  expect(await answers(page)).toEqual({
    preferences: allowing('performance', 'analytics', 'advertising', 'social', 'unclassified'),
  });
  const scrollDown = () =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await scrollDown();
  // Page height is an estimate until then.
  await waitUntilLaidOut(page);
  await scrollDown();
  const lowest = await reset(page).boundingBox();
  const box = await banner(page).boundingBox();
  expect(lowest!.y + lowest!.height, 'of the last link').toBeLessThanOrEqual(box!.y);
  await press(accept(page));
  await expect(reset(page), 'from where the question was asked again').toBeFocused();
  await shell.visit(page);
  await expect(banner(page)).toBeHidden();
});

test('declining is as easy as accepting, closes the banner, and allows nothing', async ({ page }) => {
  await shell.visit(page);
  for (const viewport of [shell.phone, shell.tablet, shell.desktop]) {
    await page.setViewportSize(viewport);
    const looks = [accept(page), decline(page)].map((answer) =>
      answer.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element);
        return [backgroundColor, color, fontSize, fontWeight, height, element.getBoundingClientRect().top];
      }),
    );
    expect(await looks[1], `${viewport.width} px`).toEqual(await looks[0]);
  }
  await decline(page).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  const declined = { cookieConsentDay: '2026-03-09', preferences: allowing() };
  expect(await answers(page)).toEqual(declined);
  await shell.visit(page, '/cookies');
  await expect(banner(page)).toBeHidden();
  await reset(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await answers(page)).toEqual({});
  await test.step('an answer in another tab is not asked for again in this one', async () => {
    const other = await page.context().newPage();
    await shell.visit(other);
    await accept(other).click();
    await expect(banner(page)).toBeHidden();
  });
});

test('a stored answer, or a browser that declines, ends the question', async ({ page }) => {
  await page.goto('/robots.txt');
  const begin = async (before: Record<string, string>) => {
    await page.evaluate((texts) => (localStorage.clear(), Object.assign(localStorage, texts)), before);
    await shell.visit(page);
  };
  const past = { ...accepted, cookieConsentDay: '2026-03-08', cookiePreferences: '{"analytics":true}' };
  for (const before of [past, { cookieConsentDay: '0' }]) {
    await begin(before);
    await expect(banner(page)).toBeVisible();
    await preferences(page).click();
    await expect(dialog(page), 'as nothing is saved').toBeVisible();
    expect(await answers(page)).toEqual({});
  }
  // An answer of before policies had a day stays valid.
  for (const before of [{ cookieConsent: 'true' }, accepted]) {
    await begin(before);
    await expect(banner(page)).toBeHidden();
  }
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await begin({});
  await expect(banner(page)).toBeHidden();
  await reset(page).click();
  await expect(banner(page), 'on request').toBeVisible();
  await test.step('a page from the back/forward cache applies an answer given since', async () => {
    await page.evaluate(() => {
      localStorage.setItem('cookieConsent', 'true');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(banner(page)).toBeHidden();
  });
});

test('the preferences show six categories and close only with a choice', async ({ page }) => {
  await page.setViewportSize(shell.desktop);
  await shell.storeBefore(page, { cookiePreferences: '{"analytics":' });
  await shell.visit(page);
  await preferences(page).click();
  expect((await dialog(page).boundingBox())?.width).toBe(600);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page).getByRole('switch')).toHaveCount(6);
  const essential = dialog(page).getByRole('switch', { name: 'Essential Cookies' });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await expect(essential).toHaveAccessibleDescription('Necessary for core site functionality.');
  await expect(dialog(page).locator('input:checked:enabled')).toHaveCount(0);
  await expect(button(page, 'Save choices')).toBeHidden();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(60, 300);
  await expect(dialog(page)).toBeVisible();
  expect(await shell.stored(page), 'damaged preferences are none').toEqual({
    cookiePreferences: '{"analytics":',
  });

  await dialog(page).getByText('Analytics and Customization Cookies').click();
  await button(page, 'Save choices').click();
  await expect(dialog(page)).toBeHidden();
  expect(await answers(page)).toEqual({ preferences: allowing('analytics') });

  await press(reset(page));
  await press(preferences(page));
  const social = dialog(page).getByRole('switch', { name: 'Social Networking Cookies' });
  await social.evaluate((element) => element.remove());
  await press(button(page, 'Allow All'));
  expect(await answers(page), 'nothing that the dialog has not named').toEqual({
    preferences: allowing('performance', 'analytics', 'advertising', 'unclassified'),
  });
});

test('where storage is blocked or full, choices last until the page is left', async ({ page }) => {
  for (const refuse of shell.storageRefusals) {
    await page.addInitScript(refuse);
    await shell.visit(page);
    await preferences(page).click();
    await button(page, 'Decline All').click();
    await expect(dialog(page)).toBeHidden();
    await preferences(page).click();
    await expect(news(page)).toContainText('already saved');
    await accept(page).click();
    await expect(banner(page)).toBeHidden();
    await reset(page).click();
    await expect(banner(page)).toBeVisible();
  }
});

test('after accepting there is no banner, until consent is withdrawn', async ({ page }) => {
  await shell.storeBefore(page, { cookieConsent: 'true', cookiePreferences: JSON.stringify(allowing()) });
  const seen = await shell.watchFrames(page, '[data-shell="cookie-banner"]');
  await shell.visit(page, '/cookies');
  await page.waitForLoadState('networkidle');
  await shell.passTwoFrames(page);
  expect(await seen()).not.toContain(true);
  const policy = page.getByRole('contentinfo').getByRole('link', { name: /^Cookie Policy/ });
  for (const [attribute, value] of Object.entries({ target: '_blank', rel: 'noopener', href: '/cookies' }))
    await expect(policy).toHaveAttribute(attribute, value);

  const link = page.getByRole('main').getByRole('link', { name: 'Reset cookie choices' });
  await link.click();
  await expect(banner(page)).toBeFocused();
  expect(await shell.stored(page)).toEqual({});
  expect(new URL(page.url()).hash).toBe('');
  await accept(page).click();
  await expect(link).toBeFocused();
});
