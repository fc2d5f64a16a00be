/**
 * Media queries for elements over the page. Blocks use container queries: see room.ts. Use inside a styled template:
 * `@media ${windowBelowDesktop} { … }`.
 */

export const windowBelowDesktop = '(max-width: 1023px)';
export const windowBelowTablet = '(max-width: 767px)';
/** Windows so low, or zoomed in so far, that sticky elements would cover the page. */
export const lowWindow = '(max-height: 480px) and (max-width: 1023px)';
/** Windows with room for hardly more than a row of buttons, such as a phone's with text twice as large. */
export const crampedWindow = '(max-width: 18rem), (max-height: 12rem)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
