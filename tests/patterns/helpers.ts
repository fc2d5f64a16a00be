import { css, keyframes } from 'styled-components';

const grow = keyframes`from { width: 10px; } to { width: 90px; }`;

/** An animation from a helper: its last state stays. */
export const animated = (milliseconds: number) => css`
  animation: ${grow} ${milliseconds}ms both;
`;

/** A fragment for the styles of another file, with a fragment in it. */
export const padded = css`
  padding: 7px;
  ${css`
    margin: 9px;
  `}
`;
