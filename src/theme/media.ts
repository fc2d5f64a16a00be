/**
 * Media queries, for what lies over the page; the page itself asks for its room: see room.ts. Use inside a styled
 * template: `@media ${belowDesktop} { … }`.
 */

export const belowDesktop = '(max-width: 1023px)';
export const belowTablet = '(max-width: 767px)';
/** Windows so low, or zoomed in so far, that what stays in place would cover the page. */
export const lowWindow = '(max-height: 480px) and (max-width: 1023px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
