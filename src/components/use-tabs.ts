import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { css } from 'styled-components';

/** On the server there is no layout to be ahead of, and React would warn. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Tabs as the ARIA Authoring Practices describe them: arrow keys, Home and End move and open. Every tab is a link to
 * its panel and every panel has its key as id, so an address like `#cms` opens one, and without scripts all panels are
 * in view (see `tabPanelsLook`). An `initial` that names no tab opens none.
 */
export function useTabs(
  keys: readonly string[],
  initial: string | undefined,
  orientation: Orientation = 'horizontal',
) {
  const [open, setOpen] = useState(initial);
  const [live, setLive] = useState(false);
  // The list is a new array at every render; keys hold no spaces.
  const names = keys.join(' ');

  useEffectBeforePaint(() => {
    const openNamed = () => {
      const key = location.hash.slice(1);
      if (!names.split(' ').includes(key)) return;
      const panel = document.getElementById(key);
      // Nobody could scroll to a panel that was closed; in the next frame it is open.
      if (panel?.getClientRects().length === 0) requestAnimationFrame(() => panel.scrollIntoView());
      setOpen(key);
    };
    openNamed();
    setLive(true);
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [names]);

  useEffect(() => {
    if (open !== undefined) showTab(document.getElementById(tabId(open)));
  }, [open]);

  const focusable = open !== undefined && keys.includes(open) ? open : keys[0];

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || focusable === undefined) return;
    const { direction } = getComputedStyle(event.currentTarget);
    const key = direction === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key;
    const next = keys[nextIndex(key, keys.indexOf(focusable), keys.length, orientation)];
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(tabId(next))?.focus();
  }

  return {
    open,
    list: { role: 'tablist', 'aria-orientation': orientation, onKeyDown: moveFocus } as const,
    tab: (key: string) =>
      ({
        role: 'tab',
        id: tabId(key),
        href: `#${key}`,
        'aria-controls': key,
        'aria-selected': key === open,
        tabIndex: key === focusable ? 0 : -1,
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          setOpen(key);
        },
      }) as const,
    panels: live ? {} : ({ 'data-waiting': '' } as const),
    panel: (key: string) =>
      ({
        role: 'tabpanel',
        id: key,
        'aria-labelledby': tabId(key),
        tabIndex: 0,
        hidden: live && key !== open,
        'data-open': key === open,
      }) as const,
  };
}

function tabId(key: string): string {
  return `${key}-tab`;
}

type Orientation = 'horizontal' | 'vertical';

const steps: Record<Orientation, Readonly<Record<string, number>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  // On a narrow screen the same list may lie down and scroll sideways.
  vertical: { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 },
};

/** Where words run from right to left, the next tab stands to the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Where the key leads from a tab; -1 for a key that does not move. A space opens the tab it is pressed on. */
function nextIndex(key: string, current: number, count: number, orientation: Orientation): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return current;
  const step = steps[orientation][key];
  return step === undefined ? -1 : (current + step + count) % count;
}

/** Scrolls a row of tabs, never the page, until the tab is in view. */
function showTab(tab: HTMLElement | null) {
  const row = tab?.closest('[role="tablist"]');
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - 40;
}

/**
 * For the element that holds the panels. Until the tabs are alive the panel named in the address is open, else the
 * initial one; without scripts all of them are.
 */
export const tabPanelsLook = css`
  html.js &[data-waiting] > [role='tabpanel'][data-open='false']:not(:target),
  html.js &[data-waiting]:has(> [role='tabpanel']:target) > [role='tabpanel']:not(:target) {
    display: none;
  }
  > [role='tabpanel'] {
    scroll-margin-top: calc(var(--header) + 8rem);
  }
`;
