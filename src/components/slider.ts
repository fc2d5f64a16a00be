interface Options {
  /** Seconds per slide. */
  seconds: 3 | 5;
  effect: 'fade' | 'slide';
}

/**
 * The attributes of the element around a slider and its pager. The slider is a row in Swiper's classes (`swiper`,
 * `swiper-wrapper`, `swiper-slide`), which scrolls without scripts. Set `aria-live` on the part that is announced as
 * slides change, and `data-inert-away` on the part of a slide that is inert while another one is shown. `runSlider`
 * does the rest.
 */
export function describeSlider({ seconds, effect }: Options) {
  return { role: 'group', 'data-slider': effect, 'data-seconds': seconds } as const;
}
