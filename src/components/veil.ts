import { css } from 'styled-components';

/**
 * For a box of light text on a picture: a dark background that fades out around the box and adapts to its size. The
 * text keeps 4.5:1 over white. The box needs `position` and a stacking context.
 */
export const veilBehind = css`
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -3.5rem -4rem;
    background: color-mix(in srgb, var(--dark-background) 88%, transparent);
    filter: blur(2.5rem);
    pointer-events: none;
  }
`;
