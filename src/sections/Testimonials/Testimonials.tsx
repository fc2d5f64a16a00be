import { css, styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { FigureItems, fitsFigure } from '../../components/Figure.tsx';
import { twoColumns } from '../../components/looks.ts';
import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet, fromDesktop, fromTablet } from '../../theme/room.ts';
import { byVariant } from '../by-variant.ts';
import { QuoteSlider } from './QuoteSlider.tsx';

/** The quote left, the figures right of a dashed rule. */
function TestimonialsBeside({ title, items, stats }: TestimonialsSection) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <Split>
        <Quotes label={title} items={items} />
        {stats && (
          <Figures>
            <FigureItems stats={stats} />
          </Figures>
        )}
      </Split>
    </Block>
  );
}

const Split = styled.div`
  --split: 8fr 4fr;
  ${twoColumns}
  gap: 64px;
  align-items: center;
`;

const Quotes = styled(QuoteSlider)`
  blockquote {
    max-width: 26em;
    font: 440 clamp(1.625rem, 1.1rem + 2.2vw, 3rem) / 1.16 var(--display);
    letter-spacing: -0.025em;
  }
`;

const Figures = styled.ul`
  display: grid;
  gap: 26px;
  padding-inline-start: 40px;
  border-inline-start: 1px var(--line-style) var(--rule-strong);

  > li {
    --figure: 3rem;
    --spacing: -0.03em;
    ${fitsFigure}
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 9rem)), 1fr));
    padding: 0;
    border: 0;
  }
  @container ${belowTablet} {
    --least: 6rem;
    gap: 16px;

    /* Four are shown in pairs on a phone. */
    &:has(> li:nth-child(4)) {
      --least: 8rem;
    }

    > li {
      --figure: 2rem;
    }
  }
`;

/** The quote at full width, the figures in a row below it. */
function TestimonialsWide({ title, items, stats }: TestimonialsSection) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <WideQuotes label={title} items={items} />
      {stats && (
        <WideFigures>
          <FigureItems stats={stats} />
        </WideFigures>
      )}
    </Block>
  );
}

/** For a pager with many bars, or with few. */
const sharedLine = (many: 'true' | 'false') => css`
  > [data-many='${many}'] {
    position: absolute;
    inset-inline-end: 0;
    bottom: 10px;
    z-index: 1;
    margin: 0;
  }
  &:has(> [data-many='${many}']) figcaption {
    max-width: 45%;
  }
`;

const WideQuotes = styled(QuoteSlider)`
  blockquote {
    max-width: 17em;
    font: 440 clamp(1.75rem, 1.1rem + 3vw, 3.75rem) / 1.1 var(--display);
    letter-spacing: -0.03em;
  }
  /* The pager is on the line of the position. */
  @container ${fromTablet} {
    ${sharedLine('false')}
  }
  @container ${fromDesktop} {
    ${sharedLine('true')}
  }
`;

const WideFigures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  margin-top: clamp(2.5rem, 4.6vw, 4rem);
  padding-top: 36px;
  background: linear-gradient(90deg, var(--rule-strong) 0 var(--dash), transparent var(--dash) 15px) 0 0 /
    15px 1px repeat-x;

  gap: 24px 12px;
  --least: 7rem;

  /* Three are side by side even on a phone. */
  &:not(:has(> li:nth-child(4))) {
    --least: 6rem;
  }

  > li {
    --figure: clamp(2.5rem, 1.8rem + 2.6vw, 4rem);
    --spacing: -0.04em;
    ${fitsFigure}
  }
  span {
    margin-top: 8px;
  }
`;

export const Testimonials = byVariant<TestimonialsSection>('beside', {
  beside: TestimonialsBeside,
  wide: TestimonialsWide,
});
