import { opensElsewhere } from '../components/opens-elsewhere.ts';

/**
 * Starts the menus of the bar. They open on hover, tap and key. `aria-expanded` of an entry's button holds
 * the state, and styles depend on it.
 */
export function startMenu(menu: HTMLElement): void {
  const toggles = menu.querySelectorAll('button');
  let pointed: Element | undefined;

  function show(open?: Element) {
    for (const toggle of toggles) {
      // The focus must not be in a menu that disappears.
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
      // The pointer has already opened the menu, so this click does not close it.
      show((detail && pointed === toggle) || toggle.ariaExpanded !== 'true' ? toggle : undefined);
    });
    // CSS opened it before this script ran.
    if (entry.matches(':hover,:focus-within')) show(toggle);
  }

  addEventListener('keydown', ({ key }) => key === 'Escape' && show());
  addEventListener('pointerdown', ({ target }) => menu.contains(target as Node) || show());
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && !opensElsewhere(event)) show();
  });
  menu.dataset.live = '';
}

function hasFocusBelow(toggle: Element): boolean {
  return toggle.matches(':has(~ :focus-within)');
}
