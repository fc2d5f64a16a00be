import { styled } from 'styled-components';

/** The × of a close button. Decorative: the button has a label. */
export function Cross() {
  return (
    <Shape viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path d="m2 2 10 10M12 2 2 12" />
    </Shape>
  );
}

const Shape = styled.svg`
  stroke: currentColor;
  stroke-width: 1.9;
  stroke-linecap: round;
`;
