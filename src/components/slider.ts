interface Options {
  /** Seconds a slide stays. */
  seconds: 3 | 5;
  effect: 'fade' | 'slide';
}

/**
 * The attributes of the element around a slider and its pager. The slider is a row of slides in Swiper's classes
 * (`swiper`, `swiper-wrapper`, `swiper-slide`), which can be scrolled without scripts; `aria-live` stands on what is read
 * out as slides change, and `data-inert-away` on what of a slide nobody may reach while another one is shown. `runSlider`
 * does the rest.
 */
export function describeSlider({ seconds, effect }: Options) {
  return { role: 'group', 'data-slider': effect, 'data-seconds': seconds } as const;
}
