import { css, styled } from 'styled-components';
import { Figure, fitsFigure } from '../../components/Figure.tsx';
import { Block } from '../../components/Block.tsx';
import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { fromDesktop, fromTablet } from '../../theme/room.ts';
import { QuoteSlider } from './QuoteSlider.tsx';

/** The quote at full width, the figures in a row below it. */
export function TestimonialsWide({ title, items, stats }: TestimonialsSection) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <Quotes label={title} items={items} />
      {stats && (
        <Figures>
          {stats.map((stat) => (
            <li key={stat.value + stat.label}>
              <Figure stat={stat} />
            </li>
          ))}
        </Figures>
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

const Quotes = styled(QuoteSlider)`
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

const Figures = styled.ul`
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
    ${fitsFigure}
  }
  strong {
    font: 440 1em / 1 var(--display);
    letter-spacing: -0.04em;
    color: var(--accent);
  }
  span {
    display: block;
    margin-top: 8px;
    color: var(--fg-soft);
  }
`;
