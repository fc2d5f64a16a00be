import { styled } from 'styled-components';
import { fillsFrame } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowHalves, belowTablet } from '../../theme/room.ts';
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

export function StudiesSplit({ background = 'dark', title, studies }: CaseStudiesSection) {
  return (
    <Root>
      <h2 className="visually-hidden">{title}</h2>
      {studies.map((study, index) => (
        <Half key={study.title} data-background={index % 2 === 0 ? background : 'white'}>
          <Art>
            <PictureView picture={study.picture} sizes="(max-width: 639px) 100vw, 50vw" />
          </Art>
          <Words>
            <Story study={study} />
          </Words>
        </Half>
      ))}
    </Root>
  );
}

const Root = styled.div`
  --story-title: clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem);
  --story-figure: var(--fs-kpi);
  position: relative;
  overflow: hidden;
`;

const Art = styled.div`
  position: relative;
  overflow: hidden;
  min-height: clamp(420px, 44vw, 620px);

  img {
    ${fillsFrame}
    transition: transform var(--panel) var(--ease);
  }
`;

const Words = styled.div`
  --inner: clamp(1.5rem, 5vw, 5.5rem);
  display: grid;
  align-content: center;
  padding-block: clamp(3rem, 6vw, 6rem);
  padding-inline: var(--inner) var(--edge);

  @container ${belowDesktop} {
    padding-inline: var(--gutter);
  }
`;

const Half = styled.article`
  display: grid;
  grid-template-columns: 1fr 1fr;

  &:has(a:hover) img {
    transform: translateY(-4px) scale(1.03);
  }
  /* The hidden heading is the first child: every second row is an odd child. */
  &:nth-child(odd) ${Art} {
    order: 2;
  }
  &:nth-child(odd) ${Words} {
    padding-inline: var(--edge) var(--inner);
  }
  @container ${belowDesktop} {
    &:nth-child(odd) ${Words} {
      padding-inline: var(--gutter);
    }
  }
  @container ${belowHalves} {
    grid-template-columns: 1fr;

    &:nth-child(odd) ${Art} {
      order: 0;
    }
    ${Art} {
      min-height: 0;
      aspect-ratio: 4 / 3;
    }
  }
`;
