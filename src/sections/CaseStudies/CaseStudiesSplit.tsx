import { styled } from 'styled-components';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowHalves } from '../../styles/container-sizes.ts';
import { Story } from './Story.tsx';

export function CaseStudiesSplit({ background = 'dark', title, studies }: CaseStudiesSection) {
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

const Art = styled(Frame)`
  min-height: clamp(420px, 44vw, 620px);
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
