const signs = ['pointerover', 'pointerout', 'pointerleave', 'focusin', 'focusout'];

/**
 * Returns a function that says whether animations should pause: the visitor hovers the element, has the keyboard focus
 * in it, or the page is hidden. Calls `changed` when that may have changed, until `signal` is aborted.
 */
export function watchPauseReasons(
  root: HTMLElement,
  changed: () => void,
  signal: AbortSignal,
): () => boolean {
  for (const sign of signs) root.addEventListener(sign, changed, { signal });
  document.addEventListener('visibilitychange', changed, { signal });
  return () => document.hidden || isInUse(root);
}

function isInUse(root: HTMLElement): boolean {
  // At the playback button its state decides, so that the visitor sees its effect at once.
  if (root.querySelector('[data-playback]:is(:hover, :focus-visible)')) return false;
  // After a tap, touch screens keep :hover where the finger was.
  const pointed = matchMedia('(hover: hover)').matches && root.matches(':hover');
  return pointed || root.querySelector(':focus-visible') !== null;
}
