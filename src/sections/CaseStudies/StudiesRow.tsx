import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { quietTitle } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/room.ts';
import { Frame, liftsPicture, Story } from './Story.tsx';

export function StudiesRow({ background = 'page', title, studies }: CaseStudiesSection) {
  return (
    <Block background={background}>
      {studies.map((study, index) => (
        <Teaser key={study.title}>
          <Frame>
            <PictureView picture={study.picture} sizes="(max-width: 767px) 100vw, 33vw" />
          </Frame>
          <Words>
            {index === 0 && <Title level={2} text={title} />}
            <Story study={study} />
          </Words>
        </Teaser>
      ))}
    </Block>
  );
}

const Words = styled.div`
  --story-title: var(--fs-h2);

  h3 {
    font-weight: 460;
    letter-spacing: -0.032em;
    line-height: 1.02;
    text-wrap: balance;
  }
`;

const Title = styled(Heading)`
  margin-bottom: 12px;
  ${quietTitle}
`;

const Teaser = styled.article`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: clamp(1.5rem, 4vw, 4.5rem);
  align-items: center;
  ${liftsPicture}

  & + & {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;
  }
`;
