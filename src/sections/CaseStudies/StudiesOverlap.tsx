import { styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { Frame, liftsPicture, Story } from './Story.tsx';

export function StudiesOverlap({ background = 'page', title, studies }: CaseStudiesSection) {
  return (
    <Block background={background}>
      <h2 className="visually-hidden">{title}</h2>
      <Column>
        {studies.map((study) => (
          <Study key={study.title}>
            <Frame>
              <PictureView picture={study.picture} sizes="(max-width: 1023px) 100vw, 75vw" />
            </Frame>
            <Card data-background="white">
              <Story study={study} />
            </Card>
          </Study>
        ))}
      </Column>
    </Block>
  );
}

const Column = styled.div`
  display: grid;
  gap: clamp(3rem, 6vw, 6rem);
`;

const Card = styled.div`
  --story-title: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  --story-figure: clamp(2.5rem, 2rem + 1vw, 3rem);
  grid-column: 9 / 13;
  grid-row: 1;
  align-self: start;
  position: relative;
  margin-top: 64px;
  padding: clamp(min(1.5rem, 7.5vw), 3vw, 2.75rem);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-panel);
`;

const Study = styled.article`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  column-gap: 24px;
  ${liftsPicture}

  > ${Frame} {
    grid-column: 1 / 10;
    grid-row: 1;
    /* As high as the card beside it if that is higher. */
    align-self: stretch;
    position: relative;
    aspect-ratio: auto;

    &::before {
      content: '';
      display: block;
      padding-top: 72.5%;
    }
    img {
      position: absolute;
      inset: 0;
    }
  }
  &${hasLongWord} > ${Card} {
    grid-column-start: 8;
  }
  @container ${belowDesktop} {
    display: block;

    > ${Card} {
      width: min(27.5rem, 92%);
      margin-block: -88px 0;
      margin-inline: auto 0;
    }
  }
  @container ${belowTablet} {
    > ${Card} {
      margin-top: -28px;
    }
  }
`;
