import { styled } from 'styled-components';

/** A twisted thread with a loose end. `share` is its share of the scale, 0 to 1. */
export function Thread({ share }: { share: number }) {
  return (
    <Colored aria-hidden="true">
      <Twist width={`${(share * 100).toFixed(2)}%`} height="20" />
      <LooseEnd width="37" height="20">
        <path d="M0 10c11 4 19-7 37-4" />
      </LooseEnd>
    </Colored>
  );
}

/** By the place of the person in the list. */
const colors = ['drawing-2', 'drawing-1', 'drawing-5-light', 'drawing-4', 'drawing-5', 'page-link'];

const Colored = styled.span`
  display: contents;

  ${colors.map((color, index) => `li:nth-child(6n + ${index + 1}) & { color: var(--${color}); }`).join('\n')}
`;

const Twist = styled.svg`
  flex: none;
  border-start-start-radius: 10px;
  border-start-end-radius: 4px;
  border-end-end-radius: 4px;
  border-end-start-radius: 10px;
  background:
    repeating-linear-gradient(118deg, transparent 0 6px, var(--fibre-light) 6px 9px, var(--shade) 9px 12px),
    linear-gradient(var(--fibre-light), transparent 45%, var(--shade)), currentColor;
`;

/* A separate element: some browsers clip what overflows an <svg> with rounded corners. */
const LooseEnd = styled.svg`
  flex: none;
  margin-block: 0;
  margin-inline: -3px -34px;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
`;
