import { opensElsewhere } from './opens-elsewhere.ts';

/**
 * Enhances tabs rendered with `describeTabs`. A tab opens by click, arrow keys, Home and End, by the address of its
 * panel, and when the browser's search finds text in it. The open tab is stored in attributes only, so server or React
 * may render them. Returns a cleanup function.
 */
export function runTabs(list: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const openFromHash = () => {
    const key = location.hash.slice(1);
    const tab = tabsOf(list).find((item) => item.getAttribute('aria-controls') === key);
    if (!tab) return;
    const panel = panelOf(tab);
    // A closed panel cannot be scrolled to. In the next frame it is open.
    if (panel?.getClientRects().length === 0) requestAnimationFrame(() => panel.scrollIntoView());
    openTab(list, tab);
  };

  openFromHash();
  const [first] = tabsOf(list);
  if (first) panelOf(first)?.parentElement?.removeAttribute('data-waiting');
  for (const tab of tabsOf(list)) showPanel(tab);
  showTab(list, tabsOf(list).find(isOpen));

  list.addEventListener('click', (event) => openClicked(list, event), { signal });
  list.addEventListener('keydown', (event) => moveFocus(list, event), { signal });
  addEventListener('hashchange', openFromHash, { signal });
  addEventListener('beforematch', (event) => openFound(list, event), { signal });
  return () => end.abort();
}

/** Enhances all tabs of a block. */
export function runTabsOf(block: HTMLElement): () => void {
  const ends = Array.from(block.querySelectorAll<HTMLElement>('[role="tablist"]'), runTabs);
  return () => ends.forEach((end) => end());
}

/** Opens the tab of an element, unless the address names one of these tabs or the visitor is in one. */
export function openTabOf(element: Element | null): void {
  const panel = element?.closest('[role="tabpanel"]');
  if (!panel?.parentElement?.querySelector(':focus, :target'))
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** Opens the tabs of a block that are open in the block it replaces (development only). */
export function keepOpenTabs(before: HTMLElement, after: HTMLElement): void {
  for (const { id } of tabsOf(before).filter(isOpen)) {
    const tab = after.querySelector<HTMLElement>(`[id="${id}"]`);
    const list = tab?.closest<HTMLElement>('[role="tablist"]');
    if (tab && list) openTab(list, tab);
  }
}

function tabsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls')!);
}

function isOpen(tab: HTMLElement): boolean {
  return tab.ariaSelected === 'true';
}

function openTab(list: HTMLElement, opened: HTMLElement): void {
  for (const tab of tabsOf(list)) {
    const open = tab === opened;
    tab.ariaSelected = String(open);
    tab.tabIndex = open ? 0 : -1;
    showPanel(tab);
  }
  showTab(list, opened);
}

/** Opens or closes the panel of a tab. A closed one is inert, but the browser's search finds it. */
function showPanel(tab: HTMLElement): void {
  const panel = panelOf(tab);
  if (!panel) return;
  const open = isOpen(tab);
  panel.dataset.open = String(open);
  // Browsers that cannot search hidden text lack this event.
  if (!('onbeforematch' in panel)) return;
  const stop = (panel.dataset.stop ??= String(panel.tabIndex));
  panel.tabIndex = open ? Number(stop) : -1;
  panel.ariaHidden = open ? null : 'true';
  if (open) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/** Opens a tab for the visitor. The address names it from then on, for a reload and for a shared link. */
function choose(list: HTMLElement, tab: HTMLElement): void {
  openTab(list, tab);
  history.replaceState(history.state, '', `#${tab.getAttribute('aria-controls')}`);
}

/** The browser is about to show a search result, or the page what the visitor has typed, which no one has chosen. */
function openFound(list: HTMLElement, { target, isTrusted }: Event): void {
  const tab = tabsOf(list).find((item) => panelOf(item) === target);
  if (tab) (isTrusted ? choose : openTab)(list, tab);
}

function openClicked(list: HTMLElement, event: MouseEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
  if (!tab || opensElsewhere(event)) return;
  event.preventDefault();
  choose(list, tab);
}

function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsOf(list);
  const current = tabs.findIndex((tab) => tab.tabIndex === 0);
  const next = tabs[nextIndex(list, event.key, current, tabs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(list, next);
}

const steps: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  // On a narrow screen the list may become horizontal and scroll.
  vertical: { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 },
};

/** In right-to-left text the next tab is on the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Index of the tab that a key leads to; -1 for other keys. Space opens the focused tab. */
function nextIndex(list: HTMLElement, pressed: string, current: number, count: number): number {
  const key = getComputedStyle(list).direction === 'rtl' ? (mirrored[pressed] ?? pressed) : pressed;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return current;
  const step = steps[list.ariaOrientation ?? '']?.[key];
  return step === undefined ? -1 : (current + step + count) % count;
}

/** Scrolls the tab list, never the page, until the tab is visible. */
function showTab(row: HTMLElement, tab: HTMLElement | undefined): void {
  if (!tab || row.scrollWidth <= row.clientWidth) return;
  const inner = tab.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - 40;
}
