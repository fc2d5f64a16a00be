import { css, styled } from 'styled-components';

/** The frame of a study's picture; the picture lifts inside it while the study's link is under the pointer. */
export const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--panel) var(--ease);
  }
`;

/** For the study around a `Frame`. */
export const liftsPicture = css`
  &:has(a:hover) ${Frame} img {
    transform: translateY(-4px) scale(1.03);
  }
`;
