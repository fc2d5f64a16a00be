/**
 * Selector, to be put behind an entry of the bar, that holds while its menu is open. Before the script has marked
 * the menu as live, the pointer and the keyboard's focus open it; from then on `aria-expanded` alone decides, so
 * that what is seen and what is said agree.
 */
export const open =
  ':is([data-shell="menu"]:not([data-live]) :is(:hover, :focus-within), :has(> [aria-expanded="true"]))';
