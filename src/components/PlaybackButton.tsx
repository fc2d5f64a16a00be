import { styled } from 'styled-components';

interface Props {
  /** What the visitor has asked for, not what happens to move at the moment. */
  playing: boolean;
  /** What the button does now: "Pause slides". */
  label: string;
  onToggle: () => void;
}

/** Stops and starts something that moves by itself. Not there without scripts: then nothing moves. */
export function PlaybackButton({ playing, label, onToggle }: Props) {
  return (
    <Round type="button" aria-label={label} data-playback="" onClick={onToggle}>
      <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
        <path d={playing ? 'M1 0h3v14H1zM8 0h3v14H8z' : 'M1 0l11 7-11 7z'} />
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
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  :is(html:not(.js), [data-lost]) & {
    display: none;
  }
`;
