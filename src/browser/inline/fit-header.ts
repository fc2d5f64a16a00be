/**
 * Hides the telephone, the menus, the sign-in and the action, which the drawer has too, while the header has no room
 * for them. Without scripts, fixed widths that suit most texts apply (`styles/container-sizes.ts`).
 */
const row = document.querySelector<HTMLElement>('header>div')!;
/** Only the buttons shrink. */
const buttons = row.lastElementChild!;

const fit = () => {
  for (row.dataset.without of ['', 'phone', 'menus', 'menus rest', 'menus buttons'])
    if (buttons.scrollWidth <= buttons.clientWidth) break;
};

// Fonts and translators change the width of texts. Hidden menus have none, so their words are watched.
const sizes = new ResizeObserver(fit);
sizes.observe(row);
sizes.observe(buttons);
new MutationObserver(fit).observe(row, { subtree: true, characterData: true, childList: true });
