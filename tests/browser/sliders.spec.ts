import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

interface Slider {
  path: string;
  block: string;
  /** What its buttons call what they show. */
  subject: string;
  count: number;
  seconds: number;
  /** What can be reached of the slide shown, and of no other. */
  reachable: string;
  /** What is read in the last one. */
  last: string;
}

const heroSlider: Slider = {
  path: '/',
  block: 'heroSlider',
  subject: 'slides',
  count: 2,
  seconds: 3,
  reachable: '.swiper-slide :not([inert]) > a',
  last: 'Learn More about the beds',
};
const testimonials: Slider = {
  path: '/write-to-us',
  block: 'testimonials',
  subject: 'testimonials',
  count: 3,
  seconds: 5,
  reachable: 'figure:not([inert])',
  last: 'Postman',
};

/** The steps of a visitor of one slider. */
class Steps {
  readonly root: Locator;
  readonly counter: Locator;

  constructor(
    readonly page: Page,
    readonly slider: Slider,
  ) {
    this.root = page.locator(`[data-section="${slider.block}"]`);
    this.counter = this.root.getByText(/^\d of \d$/);
  }

  async open(): Promise<void> {
    await this.page.goto(this.slider.path);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root.locator('.swiper-initialized')).toBeVisible();
  }

  press(button: string): Promise<void> {
    return this.root.getByRole('button', { name: button }).click();
  }
  pause = () => this.press(`Pause ${this.slider.subject}`);
  play = () => this.press(`Play ${this.slider.subject}`);

  async expectShown(number: number): Promise<void> {
    await expect(this.counter).toHaveText(`${number} of ${this.slider.count}`);
  }

  async show(number: number): Promise<void> {
    await this.press(`Show ${number} of ${this.slider.count}`);
    await this.expectShown(number);
    await this.standStill();
  }

  /**
   * The clock of the test does not move style transitions; the time of the next slide counts from their end. The slider is
   * asked, as a transition that has not begun yet looks like one that is over.
   */
  async standStill(): Promise<void> {
    const stage = this.root.locator('.swiper');
    const isMoving = () =>
      stage.evaluate((element: Element & { swiper?: { animating: boolean } }) => element.swiper?.animating);
    await expect.poll(isMoving).toBe(false);
  }
}

for (const slider of [heroSlider, testimonials]) {
  const { block, seconds, count, subject, reachable, last } = slider;

  test(`the ${subject} of ${block} change by themselves, and rest for who is there`, async ({ page }) => {
    const steps = new Steps(page, slider);
    await page.clock.install();
    await steps.open();
    await steps.pause();
    await steps.show(1);
    await page.clock.pauseAt(Date.now() + 60_000);
    await steps.play();
    await page.mouse.move(0, 0);
    await page.clock.runFor(seconds * 1000 - 100);
    await steps.expectShown(1);
    for (let next = 1; next <= count; next++) {
      await page.clock.runFor(next === 1 ? 200 : seconds * 1000 + 100);
      await steps.expectShown((next % count) + 1);
      await steps.standStill();
    }
    await steps.root.locator('.swiper').hover();
    await page.clock.runFor(20_000);
    await steps.expectShown(1);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await expect(steps.root.locator(':focus-visible')).toHaveCount(1);
    await page.clock.runFor(20_000);
    await steps.expectShown(1);
    await steps.pause();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await steps.expectShown(1);
    await steps.play();
    await page.mouse.move(0, 0);
    await page.clock.runFor(seconds * 1000 + 100);
    await steps.expectShown(2);
  });

  test(`a bar shows its one of the ${subject} of ${block}, and only that can be reached`, async ({
    page,
  }) => {
    const steps = new Steps(page, slider);
    await steps.open();
    await steps.pause();
    const places = async (number: number) => {
      await steps.show(number);
      const isStill = () => steps.root.evaluate((root) => root.getAnimations({ subtree: true }).length);
      await expect.poll(isStill).toBe(0);
      const buttons = steps.root.getByRole('button');
      return buttons.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    };
    const first = await places(1);
    for (let number = 2; number <= count; number++) expect(await places(number)).toEqual(first);
    await expect(steps.root.locator(reachable)).toHaveCount(1);
    await expect(steps.root.locator(reachable)).toContainText(last);
    const bar = steps.root.getByRole('button', { name: `Show ${count} of ${count}` });
    await expect(bar).toHaveAttribute('aria-current', 'true');
    await expect(steps.root.locator('[data-position][aria-current="true"]')).toHaveCount(1);
    // The page keeps its main heading, whichever slide is shown.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const fade = steps.root.locator('.swiper.swiper-fade');
    await expect(fade).toHaveCount(block === 'heroSlider' ? 1 : 0);
  });

  test(
    `none of the ${subject} of ${block} moves by itself for a visitor who wants less motion`,
    {
      tag: '@less-motion',
    },
    async ({ page }) => {
      const steps = new Steps(page, slider);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await steps.open();
      await expect(steps.root.getByRole('button', { name: `Play ${subject}` })).toBeVisible();
      await page.clock.runFor(20_000);
      await steps.expectShown(1);
    },
  );
}

test('a quote is pulled aside, held it stays, and nothing of the next is seen', async ({ page }) => {
  const steps = new Steps(page, testimonials);
  await page.clock.install();
  await steps.open();
  await steps.show(1);
  const stage = steps.root.locator('.swiper');
  const box = (await stage.boundingBox())!;
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * 0.6, y, { steps: 8 });
  await page.clock.runFor(11_000);
  await steps.expectShown(1);
  await page.mouse.up();
  await steps.expectShown(2);

  await steps.pause();
  const heights = await steps.root
    .locator('figure')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  for (const width of [1280, 1111, 777, 361]) {
    await page.setViewportSize({ width, height: 800 });
    const overlap = () =>
      stage.evaluate((element) => {
        const edges = element.getBoundingClientRect();
        const overlaps = [...element.querySelectorAll('figure[inert]')].map((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return Math.min(edges.right, right) - Math.max(edges.left, left);
        });
        return Math.max(...overlaps);
      });
    await expect.poll(overlap, `pixels of another quote at ${width} px`).toBeLessThan(0.01);
  }
});

// Firefox answers hardly a step of Playwright then: no-scripts.spec.ts asks it what it can.
test.describe('without scripts', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide stands, and no dead button is shown', async ({ page }) => {
    await page.goto('/');
    const slider = page.locator('[data-section="heroSlider"]');
    await expect(slider.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(slider.getByRole('link', { name: 'Learn More' })).toBeVisible();
    await expect(slider.getByRole('button')).toHaveCount(0);
  });
});
