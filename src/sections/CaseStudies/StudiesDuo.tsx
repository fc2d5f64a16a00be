import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/media.ts';
import { Frame, liftsPicture } from './Frame.tsx';
import { Story } from './Story.tsx';

export function StudiesDuo({ ground = 'cotton', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <SectionHead title={title} lead={lead} link={link} />
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
      </Wrap>
    </Band>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px clamp(1.5rem, 4vw, 4rem);

  @media ${belowTablet} {
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
  @media ${belowTablet} {
    &:nth-child(even) {
      margin-top: 0;
    }
  }
`;
