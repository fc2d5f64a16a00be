const signs = ['pointerover', 'pointerout', 'pointerleave', 'focusin', 'focusout'];

/**
 * Whether what moves by itself is to rest: a visitor points at the element or is in it with the keyboard, or does not see
 * the page at all. `changed` is called whenever that may have become different, until `signal` ends it.
 */
export function watchRest(root: HTMLElement, changed: () => void, signal: AbortSignal): () => boolean {
  for (const sign of signs) root.addEventListener(sign, changed, { signal });
  document.addEventListener('visibilitychange', changed, { signal });
  return () => document.hidden || isInUse(root);
}

function isInUse(root: HTMLElement): boolean {
  // Whoever is at the playback button decides there, and sees at once what they decided.
  if (root.querySelector('[data-playback]:is(:hover, :focus-visible)')) return false;
  // After a tap a touch screen leaves :hover where the finger was.
  const pointed = matchMedia('(hover: hover)').matches && root.matches(':hover');
  return pointed || root.querySelector(':focus-visible') !== null;
}
