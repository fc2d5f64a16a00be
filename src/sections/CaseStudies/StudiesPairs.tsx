import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { Frame, liftsPicture, Story } from './Story.tsx';

export function StudiesPairs({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Quilt>
        {studies.map((study, index) => (
          <Study key={study.title}>
            <Art>
              <Frame>
                <PictureView picture={study.picture} sizes="(max-width: 767px) 100vw, 58vw" />
              </Frame>
              {index === 0 && study.fragment !== undefined && (
                <Corner>
                  <SlipView slip={study.fragment} />
                </Corner>
              )}
            </Art>
            <Story study={study} />
          </Study>
        ))}
      </Quilt>
      {link !== undefined && (
        <More>
          <ButtonLink link={link} tone="second" />
        </More>
      )}
    </Block>
  );
}

const Quilt = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(3rem, 6vw, 6rem) 24px;
`;

const Art = styled.div`
  position: relative;
`;

const Corner = styled.div`
  position: absolute;
  inset-inline-end: -34px;
  bottom: -34px;
  width: 15.375rem;

  @container ${belowDesktop} {
    display: none;
  }
`;

const Study = styled.article`
  display: grid;
  gap: 26px;
  align-content: start;
  ${liftsPicture}

  &:first-child,
  &:last-child:nth-child(even) {
    --story-title: clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem);
    --story-figure: var(--fs-kpi);
    grid-column: 1 / -1;
    grid-template-columns: 7fr 5fr;
    gap: clamp(2rem, 5vw, 5.5rem);
    align-items: center;
  }
  &:nth-child(odd):not(:first-child) {
    margin-top: 96px;
  }
  @container ${belowTablet} {
    &:nth-child(n):nth-child(n) {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr);
      gap: 22px;
    }
    &:nth-child(odd):not(:first-child) {
      margin-top: 0;
    }
  }
`;

const More = styled.div`
  margin-top: clamp(3rem, 6vw, 5rem);
`;
