import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { printsBackground } from '../../components/mixins.ts';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { Art, Scene, Study, StudyGrid, Words } from './Study.tsx';

/** One in a row, the story on a card that overlaps the picture. */
export function CaseStudiesOverlap({ background = 'page', title, studies }: CaseStudiesSection) {
  return (
    <Block background={background}>
      <h2 className="visually-hidden">{title}</h2>
      <Overlapped>
        {studies.map((study) => (
          <Study key={study.title} study={study} sizes="(max-width: 1023px) 100vw, 75vw" background="white" />
        ))}
      </Overlapped>
    </Block>
  );
}

const Overlapped = styled(StudyGrid)`
  --story-title: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  --story-figure: clamp(2.5rem, 2rem + 1vw, 3rem);
  grid-template-columns: 1fr;
  gap: clamp(3rem, 6vw, 6rem);

  > article {
    grid-template-columns: repeat(12, 1fr);
    gap: 0 24px;
  }
  ${Art} {
    grid-area: 1 / 1 / auto / 10;
  }
  /* As high as the card beside it if that is higher. */
  ${Scene} {
    height: 100%;
    aspect-ratio: auto;
  }
  ${Scene}::before {
    content: '';
    display: block;
    padding-top: 72.5%;
  }
  ${Words} {
    grid-area: 1 / 9 / auto / 13;
    align-self: start;
    position: relative;
    margin-top: 64px;
    padding: clamp(min(1.5rem, 7.5vw), 3vw, 2.75rem);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-panel);
    ${printsBackground}
  }
  > ${hasLongWord} ${Words} {
    grid-column-start: 8;
  }
  @container ${belowDesktop} {
    > article {
      display: block;
    }
    ${Words} {
      width: min(27.5rem, 92%);
      margin-block: -88px 0;
      margin-inline: auto 0;
    }
  }
  @container ${belowTablet} {
    ${Words} {
      margin-top: -28px;
    }
  }
`;
