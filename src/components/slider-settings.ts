/**
 * The settings of Swiper that this site's sliders set, and those that their effects and Swiper itself set. The build
 * takes the defaults of all others for constants.
 */
export const varyingSettings = [
  'effect',
  'loop',
  'speed',
  // Set by the effect "fade".
  'virtualTranslate',
  'watchSlidesProgress',
  // Set by Swiper.
  'direction',
] as const;

/** What sliders have by modules of Swiper only that this site does not use. */
export const absentParts = ['freeMode', 'grid', 'isElement', 'virtual'] as const;
