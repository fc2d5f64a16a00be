/* Keeps the focus where somebody works. */
const focusable = 'textarea, input, button:not([disabled]), summary';

/**
 * Keeps the focus where somebody works. What had it may disappear, such as a finding with the button that mends it: then
 * what is around it gets the focus, or the form.
 */
export function keepFocus(root: HTMLElement): void {
  let around: HTMLElement[] = [];
  root.addEventListener('focusin', ({ target }) => {
    around = [];
    for (let at = target as HTMLElement | null; at && at !== root; at = at.parentElement) around.push(at);
  });
  const isLost = () => around[0]?.isConnected === false && document.activeElement === document.body;
  const restore = () => {
    if (!isLost()) return;
    const kept = around.find((element) => element.isConnected && element.querySelector(focusable));
    const form = root.querySelector<HTMLElement>('.form');
    const place = kept && !kept.contains(form) ? kept : form;
    place?.querySelector<HTMLElement>(focusable)?.focus();
  };
  new MutationObserver(() => {
    // What is chosen next gets the focus itself, once it is drawn.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(restore));
  }).observe(root, { childList: true, subtree: true });
}
