/**
 * A selector, appended to an entry of the bar, that matches while its menu is open. Until the script has
 * marked the menu as live, hover and focus open it. From then on only `aria-expanded` does, so that screen
 * readers announce what is visible.
 */
export const open =
  ':is([data-shell="menu"]:not([data-live]) :is(:hover, :focus-within), :has(> [aria-expanded="true"]))';
