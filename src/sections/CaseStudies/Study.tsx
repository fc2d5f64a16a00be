import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { Background, CaseStudy } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { Story } from './Story.tsx';

interface Props {
  study: CaseStudy;
  /** Of the picture: its drawn width. */
  sizes: string;
  /** Lies on the picture. */
  children?: ReactNode;
  /** Above the story. */
  heading?: ReactNode;
  /** Of the story. */
  background?: Background;
}

/** A case study: its picture and its story. */
export function Study({ study, sizes, children, heading, background }: Props) {
  return (
    <article>
      <Art>
        <Scene>
          <PictureView picture={study.picture} sizes={sizes} />
        </Scene>
        {children}
      </Art>
      <Words data-background={background}>
        {heading}
        <Story study={study} />
      </Words>
    </article>
  );
}

export const Art = styled.div`
  position: relative;
`;

export const Scene = styled(Frame)`
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-card);
`;

export const Words = styled.div``;

/** Two in a row, each with its story below its picture. On a phone each takes a row: `--stacked` is the gap within. */
export const StudyGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > article {
    display: grid;
    gap: 26px;
    align-content: start;
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;

    /* Stronger than what a variant says of the first and the last. */
    > :nth-child(n):nth-child(n):nth-child(n) {
      grid-template-columns: 1fr;
      gap: var(--stacked);
      margin-top: 0;
    }
  }
`;
