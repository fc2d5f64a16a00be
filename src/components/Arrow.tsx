import { styled } from 'styled-components';

/** The arrow after the text of a button or link. Decorative. */
export function Arrow() {
  return (
    <Shape viewBox="0 0 18 12" width="18" height="12" aria-hidden="true" data-arrow="">
      <path d="M1 6h15M11 1l5 5-5 5" />
    </Shape>
  );
}

const Shape = styled.svg`
  flex: none;
  scale: var(--forward) 1;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  transition: transform var(--quick) var(--ease);

  a:hover > &,
  button:hover > & {
    transform: translateX(4px);
  }
`;
