import { css } from 'styled-components';

/**
 * For a box of light words on a picture: dark cloth that fades out around it, as large as the box whatever it holds. The
 * words keep 4.5:1 over white. The box needs `position` and a stacking context of its own.
 */
export const veilBehind = css`
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -3.5rem -4rem;
    background: color-mix(in srgb, var(--vat) 88%, transparent);
    filter: blur(2.5rem);
    pointer-events: none;
  }
`;
