/**
 * Brings the menus of the bar to life. They open under the mouse, by tap and by key; `aria-expanded` of an entry's
 * button says which one is open, and the styles follow it.
 */
export function startMenu(menu: HTMLElement): void {
  const toggles = [...menu.querySelectorAll('button')];
  let pointed: Element | undefined;

  function show(open?: Element) {
    for (const toggle of toggles) {
      // What has the focus must not vanish under it.
      if (toggle !== open && hasFocusBelow(toggle)) toggle.focus();
      toggle.ariaExpanded = `${toggle === open}`;
    }
  }

  for (const toggle of toggles) {
    const entry = toggle.parentElement!;
    const follow = ({ type, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      pointed = type === 'pointerenter' ? toggle : undefined;
      if (pointed || !hasFocusBelow(toggle)) show(pointed);
    };
    entry.addEventListener('pointerenter', follow);
    entry.addEventListener('pointerleave', follow);
    entry.addEventListener('focusout', ({ relatedTarget }) => {
      if (toggle.ariaExpanded === 'true' && relatedTarget && !entry.contains(relatedTarget as Node)) show();
    });
    toggle.addEventListener('click', ({ detail }) => {
      // The mouse has opened the menu before its button could be clicked: that click does not mean "close".
      show((detail && pointed === toggle) || toggle.ariaExpanded !== 'true' ? toggle : undefined);
    });
    // Opened by the styles alone, before this script was there.
    if (entry.matches(':hover,:focus-within')) show(toggle);
  }

  addEventListener('keydown', ({ key }) => key === 'Escape' && show());
  addEventListener('pointerdown', ({ target }) => menu.contains(target as Node) || show());
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && show());
  menu.dataset.live = '';
}

function hasFocusBelow(toggle: Element): boolean {
  return toggle.matches(':has(~ :focus-within)');
}
