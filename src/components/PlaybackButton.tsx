import { styled } from 'styled-components';

interface Props {
  /** What the button says while things are to move: "Pause slides". */
  pause: string;
  /** What it says while they are not: "Play slides". */
  play: string;
}

/**
 * Stops and starts something that moves by itself; `runPlayback` does so. It shows what the visitor has asked for, not
 * what happens to move at the moment. Not there without scripts, and not seen before they have come: nothing moves then.
 */
export function PlaybackButton({ pause, play }: Props) {
  return (
    <Round type="button" inert aria-label={pause} data-playback="on" data-pause={pause} data-play={play}>
      <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
        <path d="M1 0h3v14H1zM8 0h3v14H8z" />
        <path d="M1 0l11 7-11 7z" />
      </svg>
    </Round>
  );
}

const Round = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px color-mix(in srgb, currentColor 55%, transparent);
  transition: background-color var(--quick) var(--ease);

  svg {
    fill: currentColor;
  }
  &[data-playback='on'] path:last-child,
  &[data-playback='off'] path:first-child {
    display: none;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  :is(html:not(.js), [data-lost]) & {
    display: none;
  }
  &[inert] {
    visibility: hidden;
  }
`;
