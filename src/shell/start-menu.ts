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
      if (toggle !== open && isOpen(toggle) && toggle.nextElementSibling?.contains(document.activeElement))
        toggle.focus();
      toggle.setAttribute('aria-expanded', `${toggle === open}`);
    }
  }

  for (const toggle of toggles) {
    const entry = toggle.parentElement!;
    const follow = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointed = event.type === 'pointerenter' ? toggle : undefined;
      if (pointed) show(toggle);
      else if (!entry.matches(':has(> div:focus-within)')) show();
    };
    entry.addEventListener('pointerenter', follow);
    entry.addEventListener('pointerleave', follow);
    entry.addEventListener('focusout', ({ relatedTarget }) => {
      if (isOpen(toggle) && relatedTarget && !entry.contains(relatedTarget as Node)) show();
    });
    toggle.addEventListener('click', ({ detail }) => {
      // The mouse has opened the menu before its button could be clicked: that click does not mean "close".
      show((detail && pointed === toggle) || !isOpen(toggle) ? toggle : undefined);
    });
    if (entry.matches(':is(:hover, :focus-within)')) show(toggle);
  }

  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) show();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) show();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show();
  });
  menu.dataset.live = '';
}

function isOpen(toggle: Element): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}
