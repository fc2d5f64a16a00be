import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/room.ts';
import { Frame, liftsPicture, Story } from './Story.tsx';

export function StudiesOffset({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Pair>
        {studies.map((study) => (
          <Study key={study.title}>
            <Frame>
              <PictureView picture={study.picture} sizes="(max-width: 767px) 100vw, 48vw" />
            </Frame>
            <Story study={study} />
          </Study>
        ))}
      </Pair>
    </Block>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px clamp(1.5rem, 4vw, 4rem);

  @container ${belowTablet} {
    grid-template-columns: 1fr;
    gap: 64px;
  }
`;

const Study = styled.article`
  display: grid;
  gap: 26px;
  align-content: start;
  ${liftsPicture}

  &:nth-child(even) {
    margin-top: 104px;
  }
  /* A lone last one takes the whole row. */
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
    grid-template-columns: 7fr 5fr;
    gap: clamp(1.5rem, 4vw, 4rem);
    align-items: center;
  }
  @container ${belowTablet} {
    &:nth-child(n):nth-child(n) {
      grid-template-columns: minmax(0, 1fr);
      gap: 26px;
      margin-top: 0;
    }
  }
`;
