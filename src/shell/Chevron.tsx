import { styled } from 'styled-components';

/** An arrow beside an entry with a menu. Decorative. */
export function Chevron() {
  return (
    <Shape viewBox="0 0 10 7" width="10" height="7" aria-hidden="true">
      <path d="m1 1 4 4 4-4" />
    </Shape>
  );
}

const Shape = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
  transition: rotate var(--quick) var(--ease);
`;
