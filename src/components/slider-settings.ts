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

/** Parts and settings that sliders have by modules of Swiper only that this site does not use, or by its wish. */
export const absentParts = [
  'autoplay',
  'controller',
  'freeMode',
  'grid',
  'isElement',
  'observer',
  'onAny',
  'virtual',
] as const;

/** Methods of a slider that, with these settings, neither this site nor Swiper itself calls. */
export const unusedMethods = [
  'changeDirection',
  'changeLanguageDirection',
  'disable',
  'enable',
  'extendDefaults',
  'getBreakpoint',
  'getSlideClasses',
  'getSlideIndexWhenGrid',
  'offAny',
  'onAny',
  'setBreakpoint',
  'setGrabCursor',
  'setProgress',
  'slidePrev',
  'slideReset',
  'slideToClickedSlide',
  'slideToClosest',
  'translateTo',
  'unsetGrabCursor',
  'updateAutoHeight',
] as const;
