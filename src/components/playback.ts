import { reducedMotion } from '../styles/media.ts';

/**
 * Enhances a `PlaybackButton`, which says whether an animation is to play. It starts as playing unless the visitor
 * prefers reduced motion or has paused it before. Calls `changed` after each change, until `signal` is aborted. `pause`
 * pauses it as the visitor would.
 */
export function runPlayback(button: HTMLElement, changed: () => void, signal: AbortSignal) {
  const reduced = matchMedia(reducedMotion);
  let choice: boolean | undefined = button.dataset.playback === 'off' ? false : undefined;
  const isPlaying = () => choice ?? !reduced.matches;
  const show = () => {
    button.dataset.playback = isPlaying() ? 'on' : 'off';
    button.ariaLabel = (isPlaying() ? button.dataset.pause : button.dataset.play) ?? null;
  };
  const update = () => {
    show();
    changed();
  };
  const setPlaying = (value: boolean) => {
    choice = value;
    update();
  };

  show();
  button.inert = false;
  reduced.addEventListener('change', update, { signal });
  button.addEventListener('click', () => setPlaying(!isPlaying()), { signal });
  return { isPlaying, pause: () => setPlaying(false) };
}

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
