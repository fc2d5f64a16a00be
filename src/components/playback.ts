import { reducedMotion } from '../theme/media.ts';

/** Whether an animation is to play. */
export interface Playback {
  wanted(): boolean;
  /** Pauses it, as the visitor would. */
  stop(): void;
}

/**
 * Enhances a `PlaybackButton`. It starts as playing unless the visitor prefers reduced motion or has paused it before.
 * Calls `changed` after each change, until `signal` is aborted.
 */
export function runPlayback(button: HTMLElement, changed: () => void, signal: AbortSignal): Playback {
  const still = matchMedia(reducedMotion);
  let choice: boolean | undefined = button.dataset.playback === 'off' ? false : undefined;
  const wanted = () => choice ?? !still.matches;
  const show = () => {
    button.dataset.playback = wanted() ? 'on' : 'off';
    button.ariaLabel = (wanted() ? button.dataset.pause : button.dataset.play) ?? null;
  };
  const note = () => {
    show();
    changed();
  };
  const choose = (value: boolean) => {
    choice = value;
    note();
  };

  show();
  button.inert = false;
  still.addEventListener('change', note, { signal });
  button.addEventListener('click', () => choose(!wanted()), { signal });
  return { wanted, stop: () => choose(false) };
}
