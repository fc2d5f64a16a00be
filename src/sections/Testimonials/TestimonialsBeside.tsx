import { styled } from 'styled-components';
import { Figure, fitsFigure } from '../../components/Figure.tsx';
import { Block } from '../../components/Block.tsx';
import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { QuoteSlider } from './QuoteSlider.tsx';

/** The quote left, the figures right of a dashed rule. */
export function TestimonialsBeside({ title, items, stats }: TestimonialsSection) {
  return (
    <Block background="dark-3">
      <h2 className="visually-hidden">{title}</h2>
      <Split>
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
      </Split>
    </Block>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) 4fr;
  gap: 64px;
  align-items: center;

  > :only-child {
    grid-column: 1 / -1;
  }
  @container ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
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
    ${fitsFigure}
  }
  strong {
    font: 440 1em / 1 var(--display);
    letter-spacing: -0.03em;
    color: var(--accent);
  }
  span {
    display: block;
    color: var(--fg-soft);
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
