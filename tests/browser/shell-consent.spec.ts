import type { Page } from '@playwright/test';
import {
  desktop,
  expectFocusInSight,
  findViolations,
  phone,
  stillPage,
  storeBefore,
  stored,
  tablet,
  visit,
  visitAgain,
  watchShifts,
  passTwoFrames,
} from './shell-steps.ts';
import { waitUntilLaidOut } from './navigation-steps.ts';
import { expect, test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' });
const preferences = (page: Page) => banner(page).getByRole('button', { name: 'Preferences' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const reset = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Reset cookie choices' });

const all = {
  essential: true,
  performance: true,
  analytics: true,
  advertising: true,
  social: true,
  unclassified: true,
};
const none = {
  essential: true,
  performance: false,
  analytics: false,
  advertising: false,
  social: false,
  unclassified: false,
};

async function savedPreferences(page: Page): Promise<unknown> {
  return JSON.parse((await stored(page)).cookiePreferences ?? 'null');
}

/** Presses a control the way a visitor with this device does. */
type Press = (page: Page, name: ReturnType<typeof button>) => Promise<void>;
const devices: { name: string; viewport: typeof phone; hasTouch: boolean; press: Press }[] = [
  { name: 'touch', viewport: phone, hasTouch: true, press: (_page, control) => control.tap() },
  {
    name: 'keyboard',
    viewport: tablet,
    hasTouch: false,
    press: async (page, control) => {
      await control.focus();
      await page.keyboard.press('Enter');
    },
  },
  { name: 'mouse', viewport: desktop, hasTouch: false, press: (_page, control) => control.click() },
];

for (const { name, viewport, hasTouch, press } of devices) {
  test.describe(`cookie consent by ${name} at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch });

    test('Accept keeps the consent and hides the banner for good', async ({ page }) => {
      await visit(page);
      await expect(banner(page)).toBeVisible();
      await press(page, accept(page));
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toEqual({ cookieConsent: 'true' });
      await expect(page.locator('main')).toBeFocused();
      await visit(page);
      await expect(banner(page)).toBeHidden();
    });

    test('Allow All saves every category and leaves the consent to Accept', async ({ page }) => {
      await visit(page);
      await press(page, preferences(page));
      await expect(dialog(page)).toBeVisible();
      await press(page, button(page, 'Allow All'));
      await expect(dialog(page)).toBeHidden();
      expect(await savedPreferences(page)).toEqual(all);
      expect(await stored(page)).not.toHaveProperty('cookieConsent');
      await expect(preferences(page)).toBeFocused();
      await expect(banner(page).getByRole('status')).toContainText('Your choices are saved');
    });

    test('Decline All saves none but the essential one, and the banner stays', async ({ page }) => {
      await visit(page);
      await press(page, preferences(page));
      await press(page, button(page, 'Decline All'));
      await expect(dialog(page)).toBeHidden();
      expect(await savedPreferences(page)).toEqual(none);
      expect(await stored(page)).not.toHaveProperty('cookieConsent');
      await expect(banner(page)).toBeVisible();
      await visit(page);
      await expect(banner(page)).toBeVisible();
    });

    test('the dialog does not open when preferences were saved before', async ({ page }) => {
      await storeBefore(page, { cookiePreferences: JSON.stringify(none) });
      await visit(page);
      await press(page, preferences(page));
      await expect(banner(page).getByRole('status')).toContainText('Your choices are already saved');
      await expect(dialog(page)).toBeHidden();
      expect(await savedPreferences(page)).toEqual(none);
      await expect(preferences(page)).toBeFocused();
    });

    test('a reset clears both, asks again, and answering brings the focus back', async ({ page }) => {
      await visit(page);
      await press(page, preferences(page));
      await press(page, button(page, 'Allow All'));
      await expect(dialog(page)).toBeHidden();
      await press(page, accept(page));
      await expect(banner(page)).toBeHidden();
      await press(page, reset(page));
      await expect(banner(page)).toBeFocused();
      await expectFocusInSight(page);
      expect(await stored(page)).toEqual({});
      await press(page, preferences(page));
      await expect(dialog(page)).toBeVisible();
      await press(page, button(page, 'Decline All'));
      await expect(dialog(page)).toBeHidden();
      await press(page, accept(page));
      await expect(reset(page)).toBeFocused();
    });

    test('nothing moves, and axe finds nothing in banner and dialog', async ({ page }) => {
      const shifts = await watchShifts(page);
      await visitAgain(page, stillPage);
      await expect(banner(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await press(page, preferences(page));
      await expect(dialog(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
      expect(await shifts()).toBe(0);
    });

    test('the last links of the page can be scrolled clear of the banner', async ({ page }) => {
      await visit(page);
      const scrollDown = () =>
        page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await scrollDown();
      // How long the page is was a guess until then.
      await waitUntilLaidOut(page);
      await scrollDown();
      const lowest = await reset(page).boundingBox();
      const box = await banner(page).boundingBox();
      expect(lowest!.y + lowest!.height).toBeLessThanOrEqual(box!.y);
    });
  });
}

test.describe('the preferences dialog', () => {
  test.use({ viewport: desktop });

  test('is 600 px wide and closed neither by Escape nor by a click beside it', async ({ page }) => {
    await visit(page);
    await preferences(page).click();
    expect((await dialog(page).boundingBox())?.width).toBe(600);
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(60, 300);
    await expect(dialog(page)).toBeVisible();
    expect(await stored(page)).toEqual({});
  });

  test('shows six categories; the essential one is on and locked, the others are off', async ({ page }) => {
    await visit(page);
    await preferences(page).click();
    const switches = dialog(page).getByRole('switch');
    await expect(switches).toHaveCount(6);
    const essential = dialog(page).getByRole('switch', { name: 'Essential Cookies' });
    await expect(essential).toBeChecked();
    await expect(essential).toBeDisabled();
    await expect(essential).toHaveAccessibleDescription('Necessary for core site functionality.');
    await expect(dialog(page).locator('input:checked:enabled')).toHaveCount(0);
  });

  test('offers to save single choices once a switch was moved', async ({ page }) => {
    await visit(page);
    await preferences(page).click();
    await expect(button(page, 'Save choices')).toBeHidden();
    await dialog(page).getByText('Analytics and Customization Cookies').click();
    await button(page, 'Save choices').click();
    await expect(dialog(page)).toBeHidden();
    expect(await savedPreferences(page)).toEqual({ ...none, analytics: true });
  });

  test('damaged preferences count as none', async ({ page }) => {
    await storeBefore(page, { cookiePreferences: '{"analytics":' });
    await visit(page);
    await preferences(page).click();
    await button(page, 'Decline All').click();
    await expect(dialog(page)).toBeHidden();
    expect(await savedPreferences(page)).toEqual(none);
  });
});

test.describe('storage that fails', () => {
  test.use({ viewport: desktop });

  for (const [what, breakStorage] of [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${what}: choices hold until the page is left`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(breakStorage);
      await visit(page);
      await preferences(page).click();
      await button(page, 'Decline All').click();
      await expect(dialog(page)).toBeHidden();
      await preferences(page).click();
      await expect(banner(page).getByRole('status')).toContainText('already saved');
      await accept(page).click();
      await expect(banner(page)).toBeHidden();
      await reset(page).click();
      await expect(banner(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test('whoever has accepted never sees the banner, not even for a moment', async ({ page }) => {
  await storeBefore(page, { cookieConsent: 'true' });
  await page.addInitScript(() => {
    Object.assign(window, { seen: false });
    requestAnimationFrame(function look() {
      const box = document.querySelector('[data-shell="cookie-banner"]');
      if (box?.checkVisibility()) Object.assign(window, { seen: true });
      requestAnimationFrame(look);
    });
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  await passTwoFrames(page);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean }).seen)).toBe(false);
});

test('the cookie policy opens in a new tab from the footer', async ({ page }) => {
  await visit(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Cookie Policy/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAttribute('href', '/cookies');
});

test('the cookie policy offers the reset too', async ({ page }) => {
  await storeBefore(page, { cookieConsent: 'true', cookiePreferences: JSON.stringify(all) });
  await visit(page, '/cookies');
  await expect(banner(page)).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Reset cookie choices' });
  await link.click();
  await expect(banner(page)).toBeFocused();
  expect(await stored(page)).toEqual({});
  expect(new URL(page.url()).hash).toBe('');
  await accept(page).click();
  await expect(link).toBeFocused();
});
