import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { FigureItems, fitsFigure, lettersOf } from '../../components/Figure.tsx';
import { Heading } from '../../components/Heading.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { clipsFirstRules } from './figure-rules.ts';

/** Two large figures in a row, each with its label beside it. */
export function StatsStripPair({ title, stats }: StatsStripSection) {
  return (
    <div data-background="page">
      <Wrap>
        <Title level={2} text={title} />
        <Pair data-below={stats.some(({ value }) => lettersOf(value) > mostBeside)}>
          <FigureItems stats={stats} />
        </Pair>
      </Wrap>
    </div>
  );
}

const Title = styled(Heading)`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(1rem, 2vw, 2rem);
`;

/** Letters of the longest figure that has its label beside it. */
const mostBeside = 4;

/* All labels are beside their figures, or all below. */
const Pair = styled.ul`
  --room: clamp(1.5rem, 5vw, 5rem);
  display: flex;
  flex-wrap: wrap;
  --start: calc(1px + var(--room));
  ${clipsFirstRules}

  > li {
    --figure: clamp(4.5rem, 2.6rem + 7vw, 8.5rem);
    --spacing: calc(-0.05em * var(--tracking));
    /* At most two in a row. */
    flex: 1 1 max(22rem, 34%);
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 18px 28px;
    align-items: end;
    padding-block: clamp(2rem, 4vw, 3rem);
    padding-inline-start: var(--room);
    border-inline-start: 1px var(--line-style) var(--rule-strong);
    ${fitsFigure}
  }
  &[data-below='true'] > li {
    grid-template-columns: 1fr;
  }
  @container ${belowDesktop} {
    > li {
      grid-template-columns: 1fr;
    }
  }
  strong {
    line-height: 0.86;
  }
  span {
    max-width: 9em;
    font-size: var(--fs-lead);
    line-height: 1.35;
  }
`;
