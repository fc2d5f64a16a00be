import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { FigureItems, fitsFigure } from '../../components/Figure.tsx';
import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { QuoteSlider } from './QuoteSlider.tsx';

interface Props extends TestimonialsSection {
  className?: string;
}

/** The quotes, and the figures that a variant puts beside or below them. */
export function QuotesAndFigures({ title, items, stats, className }: Props) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <div className={className}>
        <Quotes label={title} items={items} />
        {stats && (
          <Figures>
            <FigureItems stats={stats} />
          </Figures>
        )}
      </div>
    </Block>
  );
}

export const Quotes = styled(QuoteSlider)`
  blockquote {
    letter-spacing: calc(-0.025em * var(--tracking));
  }
`;

export const Figures = styled.ul`
  --least: 6rem;
  display: grid;

  /* Three are side by side even on a phone, and four in pairs. */
  &:has(> li:nth-child(4)) {
    --least: 8rem;
  }
  > li {
    ${fitsFigure}
  }
`;
