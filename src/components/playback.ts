import { reducedMotion } from '../theme/media.ts';

/** Whether an animation is to play. */
export interface Playback {
  isPlaying(): boolean;
  /** Pauses it, as the visitor would. */
  pause(): void;
}

/**
 * Enhances a `PlaybackButton`. It starts as playing unless the visitor prefers reduced motion or has paused it before.
 * Calls `changed` after each change, until `signal` is aborted.
 */
export function runPlayback(button: HTMLElement, changed: () => void, signal: AbortSignal): Playback {
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
