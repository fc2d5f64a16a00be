import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { FigureItems, fitsFigure } from '../../components/Figure.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet, fromTablet } from '../../styles/container-sizes.ts';
import { QuoteSlider } from './QuoteSlider.tsx';

/** "beside": the quote left, the figures right of a dashed rule. "wide": the figures in a row below the quote. */
export function Testimonials({ variant = 'beside', title, items, stats }: TestimonialsSection) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <Layout data-variant={variant}>
        <Quotes label={title} items={items} />
        {stats && (
          <Figures>
            <FigureItems stats={stats} />
          </Figures>
        )}
      </Layout>
    </Block>
  );
}

const Quotes = styled(QuoteSlider)`
  blockquote {
    max-width: 26em;
    font: var(--heading-style) var(--heading-weight, 440)
      min(clamp(1.625rem, 1.1rem + 2.2vw, 3rem), 10vw) / calc(1.16 * var(--leading)) var(--display);
    letter-spacing: calc(-0.025em * var(--tracking));
  }
  [data-variant='wide'] > & {
    blockquote {
      max-width: 17em;
      font: var(--heading-style) var(--heading-weight, 440)
        min(clamp(1.75rem, 1.1rem + 3vw, 3.75rem), 10vw) / calc(1.1 * var(--leading)) var(--display);
    }
    /* The pager is on the line of the position. */
    @container ${fromTablet} {
      > [data-many] {
        position: absolute;
        inset-inline-end: 0;
        bottom: 10px;
        z-index: 1;
        margin: 0;
      }
      &:has(> [data-many]) figcaption {
        max-width: 38%;
      }
    }
  }
`;

const Figures = styled.ul`
  --least: 6rem;
  display: grid;

  /* Three are side by side even on a phone, and four in pairs. */
  &:has(> li:nth-child(4)) {
    --least: 8rem;
  }
  > li {
    ${fitsFigure}
  }
  [data-variant='beside'] > & {
    --figure: 3rem;
    --spacing: calc(-0.03em * var(--tracking));
    gap: 26px;
    padding-inline-start: 40px;
    border-inline-start: 1px var(--line-style) var(--rule-strong);

    @container ${belowDesktop} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
      padding: 0;
      border: 0;
    }
    @container ${belowTablet} {
      --figure: 2rem;
      gap: 16px;
    }
  }
  [data-variant='wide'] > & {
    --figure: clamp(2.5rem, 1.8rem + 2.6vw, 4rem);
    --spacing: calc(-0.04em * var(--tracking));
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
    gap: 24px 12px;
    margin-top: clamp(2.5rem, 4.6vw, 4rem);
    padding-top: 36px;
    background: linear-gradient(90deg, var(--rule-strong) 0 var(--dash), transparent var(--dash) 15px) 0 0 /
      15px 1px repeat-x;

    span {
      margin-top: 8px;
    }
  }
`;

const Layout = styled.div`
  &[data-variant='beside'] {
    --split: 8fr 4fr;
    ${twoColumns}
    gap: 64px;
    align-items: center;
  }
`;
