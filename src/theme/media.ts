/** Media queries of the layout, widest first. Use inside a styled template: `@media ${belowDesktop} { … }`. */

/** The bar of menus gives way to the hamburger. */
export const belowNavigation = '(max-width: 1179px)';
/** Two-column splits stack. */
export const belowDesktop = '(max-width: 1023px)';
/** Tablets and below: single columns. */
export const belowTablet = '(max-width: 767px)';
/** Phones held upright. */
export const belowPhone = '(max-width: 479px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
