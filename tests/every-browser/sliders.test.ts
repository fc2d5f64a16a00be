import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** The number of the slide that a slider says it shows. */
const shown = (visitor: Visitor, slider: string) =>
  visitor.run(
    (selector) => /(\d) of \d/.exec(document.querySelector(selector)?.textContent ?? '')?.[1],
    slider,
  );

for (const [path, slider, subject, last] of [
  ['/', '[data-section="heroSlider"]', 'slides', '2'],
  ['/write-to-us', '[data-section="testimonials"]', 'testimonials', '3'],
] as const) {
  test(`the ${subject} of ${path} move on by themselves until the visitor stops them`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    await visitor.bringIntoView(slider);
    await visitor.tab.moveMouse(10, 10);
    const first = await shown(visitor, slider);
    await expect.poll(() => shown(visitor, slider)).not.toBe(first);
    await visitor.click(`${slider} button`, `Pause ${subject}`);
    await expect.poll(() => visitor.shows(`${slider} button`, `Play ${subject}`)).toBe(true);
  });

  test(`a bar shows its one of the ${subject} of ${path}, and only that can be reached`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    await visitor.bringIntoView(slider);
    await visitor.click(`${slider} button`, `Pause ${subject}`);
    await visitor.click(`${slider} button`, `Show ${last} of ${last}`);
    await expect.poll(() => shown(visitor, slider)).toBe(last);
    const reachable = () =>
      visitor.run(
        (selector) => document.querySelectorAll(`${selector} :is(a, figure):not([inert], [inert] *)`).length,
        slider,
      );
    await expect.poll(reachable).toBe(1);
  });
}
