import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import { quietTitle } from '../../components/looks.ts';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { Frame, liftsPicture, Story } from './Story.tsx';

/** Two in a row, every second one lower. */
export function StudiesOffset({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Grid data-variant="offset">
        {studies.map((study) => (
          <article key={study.title}>
            <Frame>
              <PictureView picture={study.picture} sizes="(max-width: 767px) 100vw, 48vw" />
            </Frame>
            <Story study={study} />
          </article>
        ))}
      </Grid>
    </Block>
  );
}

/** The first takes a row, then two in a row. */
export function StudiesPairs({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Grid data-variant="pairs">
        {studies.map((study, index) => (
          <article key={study.title}>
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
          </article>
        ))}
      </Grid>
      {link !== undefined && (
        <More>
          <ButtonLink link={link} tone="second" />
        </More>
      )}
    </Block>
  );
}

/** One in a row, the story beside the picture. */
export function StudiesRow({ background = 'page', title, studies }: CaseStudiesSection) {
  return (
    <Block background={background}>
      <Grid data-variant="row">
        {studies.map((study, index) => (
          <article key={study.title}>
            <Frame>
              <PictureView picture={study.picture} sizes="(max-width: 767px) 100vw, 33vw" />
            </Frame>
            <Words>
              {index === 0 && <Title level={2} text={title} />}
              <Story study={study} />
            </Words>
          </article>
        ))}
      </Grid>
    </Block>
  );
}

/** A lone first or last one takes a whole row, its story beside its picture. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  article {
    display: grid;
    gap: 26px;
    align-content: start;
    ${liftsPicture}
  }
  &[data-variant='offset'] {
    --stacked: 26px;
    gap: 24px clamp(1.5rem, 4vw, 4rem);

    > :nth-child(even) {
      margin-top: 104px;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      grid-template-columns: 7fr 5fr;
      gap: clamp(1.5rem, 4vw, 4rem);
      align-items: center;
    }
  }
  &[data-variant='pairs'] {
    --stacked: 22px;
    gap: clamp(3rem, 6vw, 6rem) 24px;

    > :first-child,
    > :last-child:nth-child(even) {
      --story-title: clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem);
      --story-figure: var(--fs-kpi);
      grid-column: 1 / -1;
      grid-template-columns: 7fr 5fr;
      gap: clamp(2rem, 5vw, 5.5rem);
      align-items: center;
    }
    > :nth-child(odd):not(:first-child) {
      margin-top: 96px;
    }
  }
  &[data-variant='row'] {
    --stacked: clamp(1.5rem, 4vw, 4.5rem);
    grid-template-columns: 1fr;
    gap: clamp(2.5rem, 5vw, 4.5rem);

    > article {
      grid-template-columns: 4fr 8fr;
      gap: var(--stacked);
      align-items: center;
    }
  }
  @container ${belowTablet} {
    &[data-variant] {
      grid-template-columns: 1fr;
    }
    &[data-variant='offset'] {
      gap: 64px;
    }
    &[data-variant] > :nth-child(n):nth-child(n) {
      grid-template-columns: 1fr;
      gap: var(--stacked);
      margin-top: 0;
    }
  }
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

const More = styled.div`
  margin-top: clamp(3rem, 6vw, 5rem);
`;

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
