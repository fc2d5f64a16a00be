import { styled } from 'styled-components';
import { RoundButton } from './Button.tsx';

interface Props {
  /** The label while playing: "Pause slides". */
  pause: string;
  /** The label while paused: "Play slides". */
  play: string;
}

/**
 * Pauses and plays an animation; enhanced by `runPlayback`. It shows the visitor's choice, not whether anything moves
 * at the moment. Absent without scripts and invisible before they run: nothing moves then.
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

const Round = styled(RoundButton)`
  box-shadow: inset 0 0 0 1.5px color-mix(in srgb, currentColor 55%, transparent);

  svg {
    fill: currentColor;
  }
  &[data-playback='on'] path:last-child,
  &[data-playback='off'] path:first-child {
    display: none;
  }
  :is(html:not(.js), [data-lost]) & {
    display: none;
  }
  &[inert] {
    visibility: hidden;
  }
`;
