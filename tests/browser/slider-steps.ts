import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const sliders = {
  heroSlider: {
    path: '/',
    /** The noun in the labels of its buttons. */
    subject: 'slides',
    count: 2,
    seconds: 3,
    /** Focusable content of the current slide only. */
    reachable: '.swiper-slide :not([inert]) > a',
    /** Text of the last one. */
    last: 'Learn More about the beds',
  },
  testimonials: {
    path: '/write-to-us',
    subject: 'testimonials',
    count: 3,
    seconds: 5,
    reachable: 'figure:not([inert])',
    last: 'Postman',
  },
};

export async function open(page: Page, block: keyof typeof sliders): Promise<Locator> {
  await page.clock.install();
  await page.goto(sliders[block].path);
  const slider = page.locator(`[data-section="${block}"]`);
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.swiper-initialized')).toBeVisible();
  return slider;
}

export const press = (slider: Locator, name: string) => slider.getByRole('button', { name }).click();
export const expectShown = (slider: Locator, number: number, count: number) =>
  expect(slider.getByText(/^\d of \d$/)).toHaveText(`${number} of ${count}`);

/**
 * Waits until the slider has stopped. The fake clock does not drive transitions, and the next slide's time starts at
 * their end. Asks Swiper, because a transition that has not started looks like one that has ended.
 */
export async function standStill(slider: Locator): Promise<void> {
  const isMoving = () =>
    slider
      .locator('.swiper')
      .evaluate((element: Element & { swiper?: { animating: boolean } }) => element.swiper?.animating);
  await expect.poll(isMoving).toBe(false);
}

/**
 * Waits until Swiper has measured a window of another size. In the frame in which it does, it goes back to the slide
 * that was shown before, also after a click on another one.
 */
export async function fitWindow(slider: Locator): Promise<void> {
  const isMeasured = () =>
    slider
      .locator('.swiper')
      .evaluate(
        (element: Element & { swiper?: { width: number } }) => element.swiper?.width === element.clientWidth,
      );
  await expect.poll(isMeasured).toBe(true);
}

/** Opens the testimonials with this one of three shown, not moving. */
export async function openAtRest(page: Page, number: number): Promise<Locator> {
  const slider = await open(page, 'testimonials');
  await press(slider, `Show ${number} of 3`);
  await expectShown(slider, number, 3);
  await standStill(slider);
  return slider;
}
