/**
 * Conditions on the room the header, the page's blocks and the footer have, widest first. Use inside a styled template: `@container ${belowDesktop} { … }`.
 * They are in rem, so that large text is laid out like a narrow window.
 */

/** The bar of menus stands close together. */
export const belowWideNavigation = 'page (width < 80rem)';
/** It gives way to the hamburger; sooner where its words need more room: see inline-scripts.ts. */
export const belowNavigation = 'page (width < 73.75rem)';
/** Two-column splits stack. */
export const belowDesktop = 'page (width < 64rem)';
export const fromDesktop = 'page (width >= 64rem)';
/** Tablets and below: single columns. */
export const belowTablet = 'page (width < 48rem)';
export const fromTablet = 'page (width >= 48rem)';
/** Halves that need no padding around them stack. */
export const belowHalves = 'page (width < 40rem)';
/** Phones held upright. */
export const belowPhone = 'page (width < 30rem)';
/** Phones whose text is twice as large. */
export const cramped = 'page (width < 18rem)';
