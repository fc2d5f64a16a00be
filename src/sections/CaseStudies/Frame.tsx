import { css, styled } from 'styled-components';
import { covers } from '../../components/looks.ts';

/** The frame of a picture. The picture moves up inside it while the case study's link is hovered. */
export const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-card);

  img {
    ${covers}
    transition: transform var(--panel) var(--ease);
  }
`;

/** For the element around a `Frame`. */
export const liftsPicture = css`
  &:has(a:hover) ${Frame} img {
    transform: translateY(-4px) scale(1.03);
  }
`;
