/**
 * Container queries for the header, the page's blocks and the footer, widest first. Use inside a styled template:
 * `@container ${belowDesktop} { … }`. In rem, so that large text gets the layout of a narrow window.
 */

/** The hamburger replaces the menus; sooner where their labels need more room: see fit-header.ts. */
export const belowNavigation = 'page (width < 73.75rem)';
/** Two columns stack. */
export const belowDesktop = 'page (width < 64rem)';
export const fromDesktop = 'page (width >= 64rem)';
/** Tablets and below: single columns. */
export const belowTablet = 'page (width < 48rem)';
export const fromTablet = 'page (width >= 48rem)';
/** Halves that need no padding between them stack. */
export const belowHalves = 'page (width < 40rem)';
/** Phones in portrait mode. */
export const belowPhone = 'page (width < 30rem)';
/** Phones with text twice as large. */
export const cramped = 'page (width < 18rem)';
