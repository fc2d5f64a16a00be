import { styled } from 'styled-components';

/** A neutral seal, not the mark of any organization. Decorative. */
export function Seal() {
  return (
    <Shape viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <circle cx="23" cy="23" r="21.5" strokeDasharray="4 3" />
      <circle cx="23" cy="23" r="16" />
      <path d="m15.5 23.5 5 5 10-11" />
    </Shape>
  );
}

const Shape = styled.svg`
  flex: none;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;

  path {
    stroke: var(--fg);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
