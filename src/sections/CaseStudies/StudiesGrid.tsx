import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Heading } from '../../components/Heading.tsx';
import { printsBackground, quietTitle } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { Story } from './Story.tsx';

const sizes = {
  offset: '(max-width: 767px) 100vw, 48vw',
  pairs: '(max-width: 767px) 100vw, 58vw',
  row: '(max-width: 767px) 100vw, 33vw',
  overlap: '(max-width: 1023px) 100vw, 75vw',
};

/**
 * "offset": two in a row, every second one lower. "pairs": the first takes a row, then two in a row. "row": one in a row,
 * the story beside the picture. "overlap": one in a row, the story on a card that overlaps the picture.
 */
export function StudiesGrid(section: CaseStudiesSection) {
  const { background = 'page', title, lead, link, studies } = section;
  const variant = (section.variant ?? 'pairs') as keyof typeof sizes;
  const hasHead = variant === 'offset' || variant === 'pairs';
  return (
    <Block
      background={background}
      title={hasHead ? title : undefined}
      lead={lead}
      link={variant === 'offset' ? link : undefined}
    >
      {variant === 'overlap' && <h2 className="visually-hidden">{title}</h2>}
      <Grid data-variant={variant}>
        {studies.map((study, index) => (
          <article key={study.title}>
            <Art>
              <Scene>
                <PictureView picture={study.picture} sizes={sizes[variant]} />
              </Scene>
              {variant === 'pairs' && index === 0 && study.fragment !== undefined && (
                <Corner>
                  <SlipView slip={study.fragment} />
                </Corner>
              )}
            </Art>
            <Words data-background={variant === 'overlap' ? 'white' : undefined}>
              {variant === 'row' && index === 0 && <Title level={2} text={title} />}
              <Story study={study} />
            </Words>
          </article>
        ))}
      </Grid>
      {variant === 'pairs' && link !== undefined && (
        <More>
          <ButtonLink link={link} tone="second" />
        </More>
      )}
    </Block>
  );
}

const Art = styled.div`
  position: relative;
`;

const Scene = styled(Frame)`
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-card);
`;

const Words = styled.div``;

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

const Title = styled(Heading)`
  margin-bottom: 12px;
  ${quietTitle}
`;

/** A lone first or last one takes a whole row, its story beside its picture. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  article {
    display: grid;
    gap: 26px;
    align-content: start;
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
      --story-title: var(--fs-h2);
      grid-template-columns: 4fr 8fr;
      gap: var(--stacked);
      align-items: center;
    }
    h3 {
      font-weight: var(--heading-weight, 460);
      letter-spacing: calc(-0.032em * var(--tracking));
      line-height: 1.02;
      text-wrap: balance;
    }
  }
  @container ${belowTablet} {
    &[data-variant] {
      grid-template-columns: 1fr;
    }
    &[data-variant='offset'] {
      gap: 64px;
    }
    &:not([data-variant='overlap']) > :nth-child(n):nth-child(n) {
      grid-template-columns: 1fr;
      gap: var(--stacked);
      margin-top: 0;
    }
  }
  &[data-variant='overlap'] {
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
  }
`;
