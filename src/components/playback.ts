import { reducedMotion } from '../theme/media.ts';

/** Whether something that moves by itself is to. */
export interface Playback {
  wanted(): boolean;
  /** As if the visitor had stopped it. */
  stop(): void;
}

/**
 * Brings a `PlaybackButton` to life. Things move unless the visitor asked their device for less motion or has stopped
 * them, until the button says otherwise. `changed` is called after each change, until `signal` ends it.
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
